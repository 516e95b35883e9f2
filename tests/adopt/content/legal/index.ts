export { cookiePolicy } from './cookie-policy';
export { privacy } from './privacy';
