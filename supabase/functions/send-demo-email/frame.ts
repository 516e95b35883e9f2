import { site } from '../../../content/site.ts';
import { locale } from '../../../content/words/locale.ts';
import { escapeHtml } from './text.ts';

/** A part of a mail, as HTML that is safe already. */
type Html = string;

/**
 * Where a client drops the styles, what stands in the attributes is a plain light mail. The colours are those of
 * app/tokens.css in the form that mail clients know.
 */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #081014 !important }
  .card { background: #0d171c !important; border-color: #29363d !important }
  .ink, .ink th, .ink td { color: #f5f3ee !important }
  .soft { color: #bcc6cb !important }
  .line { border-color: #29363d !important }
  .button { background: #4ed4d4 !important; color: #03141a !important }
  .link { color: #4ed4d4 !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important } .ground { padding: 12px !important } }`;

const FONT = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * The HTML around a mail's words: the company's name, one column, a button to the site. No picture, nothing that is
 * fetched, and a dark dress where the client asks for one.
 *
 * @param mail The title, what the client shows beside it in its list, the parts, the button, and small print.
 */
export function mailFrame(mail: {
  title: string;
  preview: string;
  parts: Html[];
  button: { label: string; href: string };
  small: Html;
}): string {
  const { title, preview, parts, button, small } = mail;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLES}
</style>
</head>
<body class="ground" style="margin:0;padding:24px;background:#f7f6f3">
<div style="display:none;overflow:hidden;max-height:0">${escapeHtml(preview)}</div>
<div class="card ink" style="max-width:560px;margin:0 auto;padding:32px;box-sizing:border-box;background:#ffffff;border:1px solid #dcd9d2;border-radius:16px;color:#101b21;${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<p class="soft" style="margin:0 0 24px;color:#3c4a52;font-size:14px;font-weight:600">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(title)}</h1>
${parts.join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#046972;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p class="soft line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dcd9d2;color:#3c4a52;font-size:14px">${small}</p>
</div>
</body>
</html>
`;
}

/**
 * A fact of a mail, its name above it, so that it fits the narrowest screen.
 * @param value - safe already
 */
export function fact(label: string, value: Html): Html {
  return `<p class="line" style="margin:0;padding:8px 0;border-top:1px solid #dcd9d2"><span class="soft" style="display:block;color:#3c4a52;font-size:14px">${escapeHtml(label)}</span>${value}</p>`;
}
