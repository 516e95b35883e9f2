import { DEMO_DIALOG } from '../../lib/demo/demo-dialog-id.ts';
import { minify } from './minify.ts';

/**
 * Runs in the browser, inline in the head of every prerendered page: loads the framework on the first sign that the
 * visitor wants to do something, not with the page. Until then the page is HTML and CSS, which read, link, scroll,
 * unfold and open by themselves; presses and keys that need more are held by the boot script until the page is live.
 *
 * What moves by itself (`data-autoplay`) cannot wait for such a sign: there, that it comes into view is one. Not where
 * motion is unwelcome.
 *
 * Whoever reaches for the demo form gets its own script first, which is small, and the framework behind it.
 *
 * What waits on load because something is to be told at once: a mailed link that has just signed somebody in, and the
 * form that a sign-in interrupted.
 *
 * A file that does not come leaves the page as it is; the next sign tries again with what is missing.
 *
 * @param files Addresses of the scripts, in the order in which they run: the form's, the page's data, then the framework.
 */
const starter = (files: string) => `(([form,...files])=>{
const load=(src,done)=>{const script=document.createElement('script');
script.async=false;
script.onload=script.onerror=({type})=>{const came=type==='load';if(!came)script.remove();done(came)};
script.src=src;document.head.append(script)};
let started=false,seen;
const start=()=>{
if(started)return;
started=true;
seen?.disconnect();
for(const src of files)load(src,came=>{
if(came)files=files.filter(file=>file!==src);
else if(started){started=false;dispatchEvent(new Event('start-failed'))}})};
const sign=({target})=>{
if(form===0)return;
if(!form||!target.closest?.('#${DEMO_DIALOG},[commandfor=${DEMO_DIALOG}]'))return start();
const src=form;
form=0;
load(src,came=>{form=came?'':src;start()})};
try{if(location.hash==='#signed-in'||/"resume":true/.test(sessionStorage['demo-draft']))start()}catch{}
addEventListener('DOMContentLoaded',()=>{
const moving=document.querySelector('[data-autoplay]');
if(!moving||started||matchMedia('(prefers-reduced-motion: reduce)').matches)return;
seen=new IntersectionObserver(entries=>{if(entries.some(entry=>entry.isIntersecting))start()});
seen.observe(moving)});
for(const type of ['pointerover','touchstart','pointerdown','keydown','focusin'])addEventListener(type,sign,true)})(${files})`;

const [before = '', after = ''] = minify(starter('FILES').replaceAll('\n', '')).split('FILES');

/** The inline script that starts these files. */
export const starterScript = (files: readonly string[]): string =>
  // A closing tag inside would end the element.
  before + JSON.stringify(files).replaceAll('<', '\\u003c') + after;

/** The list in an inline script that `starterScript` made, as JSON; none if it made no such script. */
export const startedFiles = (script: string): string | undefined =>
  script.startsWith(before) && script.endsWith(after)
    ? script.slice(before.length, script.length - after.length)
    : undefined;
