import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { pid } from 'node:process';
import { site } from '../content/site.ts';
import { codeMail, notOfferedMail } from '../content/messages/mails.ts';
import {
  renderCode,
  renderMailLayout,
  renderParagraph,
  renderSmallPrint,
} from './functions/_shared/mail-layout.ts';

const MAIL_FOLDER = '.local/mails';

/** Writes the templates of the auth service's mails, with the company's name, which the service does not know. */
export function writeAuthMails(): void {
  const name = site.name;
  const mails = {
    'code.html': renderMailLayout({
      title: codeMail.title,
      preheader: codeMail.text(name),
      content: [
        renderParagraph(codeMail.text(name)),
        renderCode('{{ .Token }}'),
        renderSmallPrint(codeMail.why),
      ],
    }),
    'not-offered.html': renderMailLayout({
      title: notOfferedMail.title,
      preheader: notOfferedMail.rest,
      content: [renderParagraph(notOfferedMail.text(name)), renderParagraph(notOfferedMail.rest)],
    }),
  };
  mkdirSync(MAIL_FOLDER, { recursive: true, mode: 0o700 });
  for (const [file, html] of Object.entries(mails)) {
    // Another backend may read the file meanwhile.
    writeFileSync(`${MAIL_FOLDER}/${file}.${pid}`, html);
    renameSync(`${MAIL_FOLDER}/${file}.${pid}`, `${MAIL_FOLDER}/${file}`);
  }
}

if (import.meta.main) writeAuthMails();
