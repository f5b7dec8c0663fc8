import './moving-row.css';

export { Swiper } from 'swiper';
