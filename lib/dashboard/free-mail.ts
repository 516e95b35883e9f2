/**
 * Hosts that give addresses to anybody: who shares one of them shares no company. The large ones suffice; with a small one
 * the panel offers a link that shows strangers beside each other, as the list does.
 */
const FREE_MAIL = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com ' +
    'aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de mail.com ' +
    'zoho.com yandex.com yandex.ru mail.ru qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net orange.fr ' +
    'wanadoo.fr free.fr laposte.net libero.it virgilio.it uol.com.br bol.com.br terra.com.br rediffmail.com comcast.net ' +
    'verizon.net att.net btinternet.com hotmail.co.uk yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.fr yahoo.de hotmail.fr ' +
    'outlook.de live.nl ziggo.nl telenet.be bluewin.ch seznam.cz wp.pl o2.pl interia.pl fastmail.com tutanota.com hey.com'
  ).split(' '),
);

/** The domain of an address as a company's; undefined where anybody may have one. */
export function companyOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domain && !FREE_MAIL.has(domain) ? domain : undefined;
}
