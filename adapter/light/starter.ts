import { minify } from './minify.ts';

/**
 * Runs in the browser, inline in the head of every prerendered page: loads the framework on the first sign that the
 * visitor wants to do something, not with the page. Until then the page is HTML and CSS, which read, link, scroll,
 * unfold and open by themselves; presses and keys that need more are held by the boot script until the page is live.
 *
 * What moves by itself (`data-autoplay`) cannot wait for such a sign: there, that it comes into view is one. Not where
 * motion is unwelcome.
 *
 * What waits on load because something is to be told at once: a mailed link that has just signed somebody in, and the
 * form that a sign-in interrupted.
 *
 * A file that does not come leaves the page as it is; the next sign tries again with what is missing.
 *
 * @param files Addresses of the scripts, in the order in which they run: the page's data, then the framework.
 */
const starter = (files: string) => `((files)=>{
const signs=['pointerover','touchstart','pointerdown','keydown','focusin'],options={capture:true,passive:true};
let failed=false,started=false,seen;
const wait=()=>{started=false;for(const sign of signs)addEventListener(sign,start,options)};
const start=()=>{
for(const sign of signs)removeEventListener(sign,start,options);
seen?.disconnect();
started=true;failed=false;
for(const src of files){const script=document.createElement('script');
script.async=false;
script.onload=()=>files=files.filter(file=>file!==src);
script.onerror=()=>{script.remove();if(failed)return;failed=true;dispatchEvent(new Event('start-failed'));wait()};
script.src=src;document.head.append(script)}};
let resume=location.hash==='#signed-in';
try{resume||=/"resume":true/.test(sessionStorage.getItem('demo-draft'))}catch{}
if(resume)return start();
wait();
addEventListener('DOMContentLoaded',()=>{
const moving=document.querySelector('[data-autoplay]');
if(!moving||started||matchMedia('(prefers-reduced-motion: reduce)').matches)return;
seen=new IntersectionObserver(entries=>{if(entries.some(entry=>entry.isIntersecting))start()});
seen.observe(moving)})})(${files})`;

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
