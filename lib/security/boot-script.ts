/**
 * Runs before the first paint and without waiting for the framework, on every page.
 *
 * Sets on <html> the chosen theme, whether the page is scrolled more than 10 px, and whether this browser is signed
 * in (the `signed-in` cookie says so; it holds no secret): until the page is live it follows what another tab does. Styles
 * key off these attributes. `--scrollbar` is the width that a locked page must make up for, measured right before something
 * may lock it. It asks for no measure before the page is laid out: the answer would cost a layout of its own. Puts the
 * current year into the footer, which was built at some time. Takes images away that do not load: what they cover is their
 * placeholder. Notes the first page of a tab, in this tab only:
 * components/demo/first-visit.ts reads it when a demo request is sent.
 *
 * Opens the menus of the header by hover with a mouse, after 200 ms or, within 300 ms after another closed, at once, and
 * closes them 150 ms after the pointer left, not on whoever reads them by keyboard. A click on a menu that hovering has just
 * opened means "open": the native toggle would close it.
 *
 * Until the page is live, holds what needs the framework and gives it back then, in order: presses on buttons that
 * HTML does not handle (they look pressed meanwhile), "/" and what is typed after it or after a press on search, and
 * arrow keys in menus and carousels. Links, menus, folds and forms work by themselves and are let through.
 *
 * Until the page is live the browser posts the demo form by itself: not while a field is empty.
 *
 * Where the browser does not know invoker commands, opens and closes the dialogs that buttons name. Where it does not
 * know `closedby`, closes dialogs by a press that begins and ends beside them: the dialog itself is its target, since what
 * is inside fills it. The end of a touch stands for the click, which Safari on touch screens keeps from the window. On a page with a search of its own "/" leads there. Notes where
 * an input method is composing.
 */
export const bootScript = `(()=>{const r=document.documentElement,d=r.dataset,
s=()=>r.toggleAttribute('data-scrolled',scrollY>10),
w=()=>{if(getComputedStyle(r).overflow!=='hidden')r.style.setProperty('--scrollbar',innerWidth-r.clientWidth+'px')};
try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}
try{sessionStorage['first-visit']??=JSON.stringify([location.pathname,location.search,document.referrer.split('/')[2]])}catch{}
const session=()=>{if('live'in d)return;if(/(^|; )signed-in=1/.test(document.cookie))d.session='in';else delete d.session};
session();
for(const at of ['pageshow','focus','visibilitychange'])addEventListener(at,session);
window.cookieStore?.addEventListener('change',session);
addEventListener('DOMContentLoaded',()=>{const year=document.querySelector('.site-footer time');if(year)year.textContent=new Date().getFullYear()});
addEventListener('error',({target})=>{if(target.localName==='img')target.hidden=true},true);
addEventListener('scroll',s,{passive:true});addEventListener('load',()=>{w();s()});
const invoke=b=>{if(!b||'commandForElement'in b)return;const c=b.getAttribute('command'),o=document.getElementById(b.getAttribute('commandfor')),
e=Object.assign(new Event('command',{cancelable:true}),{command:c});
if(o?.dispatchEvent(e))c==='close'?o.close():o.open||o.showModal()};
if(!('closedBy'in HTMLDialogElement.prototype)){
let began;
const end=e=>{const o=e.target;if(o===began&&o.matches('dialog[closedby=any]')){e.preventDefault();o.close()}};
addEventListener('pointerdown',e=>{began=e.target},true);
addEventListener('pointercancel',()=>{began=0},true);
for(const at of['click','touchend'])addEventListener(at,end)}
for(const at of['start','end'])addEventListener('composition'+at,e=>e.target.toggleAttribute('data-composing',at==='start'),true);
let over=null,timer,hovered,closed=0;
const hover=(e,to)=>{if(e.pointerType!=='mouse')return;
const menu=to?.closest?.('.site-nav__item')?.querySelector('.menu')??null,open=[...document.querySelectorAll('.menu')].find(menu=>menu.matches(':popover-open'));
if(menu===over)return;
over=menu;clearTimeout(timer);
const show=()=>{if(!menu.matches(':popover-open')){hovered=menu;menu.showPopover()}},hide=()=>open.contains(document.activeElement)||open.hidePopover();
if(!menu){if(open)timer=setTimeout(hide,150)}else if(open||Date.now()-closed<300)show();else timer=setTimeout(show,200)};
addEventListener('pointerover',e=>hover(e,e.target));
addEventListener('pointerout',e=>hover(e,e.relatedTarget));
addEventListener('toggle',e=>{if(e.newState==='closed'&&e.target.matches('.menu')){closed=Date.now();if(hovered===e.target)hovered=null}},true);
addEventListener('click',e=>{const id=e.target.closest?.('.site-nav__link')?.getAttribute('popovertarget');
if(!id)return;clearTimeout(timer);if(hovered?.id===id&&e.detail)e.preventDefault();hovered=null},true);
let held=[],typing=false;
const hold=(e,again,button)=>{e.preventDefault();e.stopPropagation();button?.setAttribute('data-held','');held.push({again,button})},
release=run=>{const all=held;held=[];for(const{again,button}of all){button?.removeAttribute('data-held');if(run)again()}typing=false};
addEventListener('click',e=>{w();invoke(e.target.closest?.('button[commandfor]'));if('live'in d)return;
const b=e.target.closest?.('button:not([popovertarget],[commandfor],[type=submit])');
if(!b)return;typing||=b.dataset.opens==='search';hold(e,()=>b.click(),b)},true);
addEventListener('keydown',e=>{w();if(e.ctrlKey||e.metaKey||e.altKey)return;
const t=e.target,k=e.key??'',text=/^(.|Backspace|Escape)$/u.test(k),
slash=!typing&&k==='/'&&!t.closest?.('input,textarea,select,dialog'),
own=slash&&document.querySelector('main [aria-keyshortcuts]');
if(own){e.preventDefault();own.focus();own.select()}
if(own||'live'in d)return;
const search=typing?text:slash;
typing||=search;
if(search||/^(Arrow(Left|Right)|Home|End)$/.test(k)&&t.closest?.('.site-nav,.carousel'))hold(e,()=>t.dispatchEvent(new KeyboardEvent('keydown',e)))},true);
addEventListener('submit',e=>{'live'in d||e.target.matches('dialog :has(:placeholder-shown)')&&e.preventDefault()},true);
addEventListener('live',()=>release(true));addEventListener('start-failed',()=>{release(false);const a=document.getElementById('demo-failure');if(a)a.hidden=false})})()`;
