/**
 * Sets on <html>, before the first paint and without waiting for the framework: the chosen theme, whether
 * the page is scrolled more than 10 px, and whether this browser is signed in (the `signed-in` cookie says
 * so; it holds no secret). Styles key off these attributes. `--scrollbar` is the width that a locked page
 * must make up for. A press on Request Demo or Search before the page is live is kept for later. The first page of
 * a tab is noted, in this tab only: lib/demo/attribution.ts reads it when a demo request is sent.
 */
export const bootScript = `(()=>{const r=document.documentElement,s=()=>r.toggleAttribute('data-scrolled',scrollY>10),
w=()=>r.style.setProperty('--scrollbar',innerWidth-r.clientWidth+'px');
try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')r.dataset.theme=t}catch{}
try{sessionStorage['first-visit']??=JSON.stringify([location.pathname,location.search,document.referrer.split('/')[2]])}catch{}
if(/(^|; )signed-in=1/.test(document.cookie))r.dataset.session='in';
addEventListener('scroll',s,{passive:true});addEventListener('load',w);
addEventListener('click',e=>{const b=e.target.closest('[aria-haspopup=dialog]');if(b&&!('live' in r.dataset))r.dataset.wants=b.dataset.opens??'demo'},true);addEventListener('resize',w);s()})()`;
