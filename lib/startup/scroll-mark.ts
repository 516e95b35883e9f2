import { root } from './page';

const mark = () => root.toggleAttribute('data-scrolled', scrollY > 10);

addEventListener('scroll', mark);
addEventListener('load', mark);
