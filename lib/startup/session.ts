import { signedInFlag } from '@/lib/auth/signed-in-flag';
import { root } from './page';

if (signedInFlag()) root.dataset['session'] = 'in';
