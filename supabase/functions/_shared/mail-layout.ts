import { site } from '../../../content/site.ts';
import { locale } from '../../../content/messages/locale.ts';

export type Html = string;

/** The colours of app/theme.css, in the form that mail clients know. */
const light = {
  ground: '#fbfaf7',
  card: '#ffffff',
  line: '#dbd9d2',
  ink: '#101e26',
  soft: '#3c4a52',
  accent: '#046972',
  onAccent: '#f8fdfd',
};
const dark: typeof light = {
  ground: '#071015',
  card: '#0e191f',
  line: '#2b373f',
  ink: '#f5f3ef',
  soft: '#bbc4c8',
  accent: '#50d6d6',
  onAccent: '#02141b',
};
const sans = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const mono = 'Menlo, Consolas, monospace';

/** Clients that drop this sheet show a plain light mail from the attributes. */
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
  .line { border-color: ${dark.line} !important }
  .link { color: ${dark.accent} !important }
  .button { background: ${dark.accent} !important; color: ${dark.onAccent} !important }
}
@media (max-width: 480px) {
  .edge { padding: 12px !important }
  .card { padding: 24px 20px !important }
}`;

/** Renders a mail in one column of 560 px at most. It fetches nothing, and has a dark form. */
export function renderMailLayout(mail: { title: string; preheader: string; content: Html[] }): Html {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(mail.title)}</title>
<style>${sheet}
</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background: ${light.ground}">
<div hidden style="display: none; overflow: hidden; max-height: 0">${escapeHtml(mail.preheader)}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: ${light.ground}"><tr><td class="edge" align="center" style="padding: 24px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="table-layout: fixed; width: 100%; max-width: 560px"><tr><td class="card ink" align="left" style="padding: 32px; background: ${light.card}; border: 1px solid ${light.line}; border-radius: 16px; font: 16px/1.5 ${sans}; color: ${light.ink}; overflow-wrap: anywhere">
<p style="margin: 0 0 24px; font-size: 19px; font-weight: 600; letter-spacing: -0.025em">${escapeHtml(site.name)}</p>
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; font-weight: 600; letter-spacing: -0.015em">${escapeHtml(mail.title)}</h1>
${mail.content.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

export const renderParagraph = (text: string): Html => `<p style="margin: 0 0 16px">${escapeHtml(text)}</p>`;

/** Returns a label with its value below it. Each line of the value runs in the direction of its own script. */
export const renderFact = (label: string, value: Html): Html =>
  `<p class="line" style="margin: 0; padding: 8px 0; border-top: 1px solid ${light.line}"><span class="soft" style="display: block; font-size: 14px; color: ${light.soft}">${escapeHtml(label)}</span> <bdi dir="auto" style="display: block; unicode-bidi: plaintext">${value}</bdi></p>`;

export const renderLink = (text: string, href: string): Html =>
  `<a class="link" href="${escapeHtml(href)}" style="color: ${light.accent}">${escapeHtml(text)}</a>`;

export const renderCode = (code: string): Html =>
  `<p style="margin: 0 0 16px"><code style="font: bold 32px/44px ${mono}; letter-spacing: 3px; user-select: all; -webkit-user-select: all">${escapeHtml(code)}</code></p>`;

export const renderButton = (label: string, href: string): Html =>
  `<p style="margin: 24px 0"><a class="button" href="${escapeHtml(href)}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${light.accent}; font-weight: 600; color: ${light.onAccent}; text-decoration: none">${escapeHtml(label)}</a></p>`;

export const renderSmallPrint = (...texts: string[]): Html =>
  `<p class="soft line" style="margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid ${light.line}; font-size: 14px; color: ${light.soft}">${texts.map(escapeHtml).join('<br><br>')}</p>`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
