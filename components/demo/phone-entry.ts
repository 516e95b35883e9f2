import { followPhone } from './phone-field';
import { PHONE_CODE } from './phone-code';

/*
 * Entry of a script of its own, which the form's script loads once somebody types. Bundled by
 * adapter/static-pages/form-script.ts.
 */
Object.assign(window, { [PHONE_CODE]: followPhone });
