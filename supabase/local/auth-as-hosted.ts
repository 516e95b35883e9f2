import { compare } from 'bcryptjs';
import { type Account, type AuthService, emailOf, findAccount, invalidCredentials } from './auth-accounts.ts';
import { mailAgain, otpAsHosted, recoverAsHosted } from './auth-mails.ts';
import { endOtherSessions, withMethods } from './auth-tokens.ts';

/**
 * Passes a request on to the auth service, and answers as the hosted one where that of @supabase/lite does not:
 * it refuses sign-up and resend for a taken address for ever, mails without a pause, says "Email not confirmed" to a
 * wrong password, confirms addresses that nobody proved, keeps other sessions after a change of password, and does not
 * say in its tokens how somebody signed in.
 */
export async function authAsHosted(request: Request, service: AuthService): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, call = ''] = /^\/auth\/v1\/(\w+)$/.exec(pathname) ?? [];
  switch (`${request.method} ${call}`) {
    case 'POST signup':
    case 'POST resend':
      return mailAgain(request, call, await service.fetch(request.clone()), service);
    case 'POST recover':
      return recoverAsHosted(request, service);
    case 'POST otp':
    case 'POST magiclink':
      return otpAsHosted(request, service);
    case 'POST token':
      return searchParams.get('grant_type') === 'password'
        ? withMethods(await passwordFirst(request, service), 'password', service)
        : withMethods(await service.fetch(request), undefined, service);
    case 'POST verify':
      return withMethods(await service.fetch(request), 'otp', service);
    case 'PUT user':
      return endOtherSessions(request, await service.fetch(request.clone()), service);
    default:
      return service.fetch(request);
  }
}

/** Only who knows the password learns that the address still waits for its confirmation. */
async function passwordFirst(request: Request, service: AuthService): Promise<Response> {
  const response = await service.fetch(request.clone());
  const answer = (await response.clone().json()) as { error_code?: string };
  if (answer.error_code !== 'email_not_confirmed') return response;
  const { email, password } = await emailOf(request);
  const account: Account | undefined = await findAccount(email, 'confirmation_sent_at', service);
  return account && (await compare(password, account.encrypted_password)) ? response : invalidCredentials();
}
