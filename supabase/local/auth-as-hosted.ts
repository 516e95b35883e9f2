import { compare } from 'bcryptjs';
import { type Asked, findAccount, readAsked, refusal, sendCode, signUp, verify } from './auth-codes.ts';
import { type AuthService, endOtherSessions, withMethods } from './auth-tokens.ts';

/**
 * Passes a request on to the auth service, and answers as the hosted one where that of @supabase/lite does not:
 * it refuses sign-up and resend for a taken address for ever, mails without a pause, leaves old codes good, confirms
 * addresses that nobody proved, says "Email not confirmed" to a wrong password, keeps other sessions after a change of
 * password, and does not say in its tokens how somebody signed in.
 */
export async function authAsHosted(request: Request, service: AuthService): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, call = ''] = /^\/auth\/v1\/(\w+)$/.exec(pathname) ?? [];
  const asked = () => readAsked(call, request, service);
  switch (`${request.method} ${call}`) {
    case 'POST signup':
    case 'POST resend':
      return signUp(await asked());
    case 'POST recover':
    case 'POST otp':
    case 'POST magiclink':
      return sendCode(await asked());
    case 'POST verify':
      return withMethods(await verify(await asked()), 'otp', service);
    case 'POST token':
      return searchParams.get('grant_type') === 'password'
        ? withMethods(await passwordFirst(await asked()), 'password', service)
        : withMethods(await service.fetch(request), undefined, service);
    case 'PUT user':
      return endOtherSessions(request, await service.fetch(request.clone()), service);
    default:
      return service.fetch(request);
  }
}

/** Only who knows the password learns that the address still waits for its confirmation. */
async function passwordFirst(asked: Asked): Promise<Response> {
  const response = await asked.fetch(asked.request);
  const answer = (await response.clone().json()) as { error_code?: string };
  if (answer.error_code !== 'email_not_confirmed') return response;
  const account = await findAccount(asked);
  return account && (await compare(asked.password, account.encrypted_password))
    ? response
    : refusal(400, 'invalid_credentials', 'Invalid login credentials');
}
