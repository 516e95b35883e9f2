export const questions = [
  { question: 'Does it steer ships?', answer: 'No. It plans, reads and watches.' },
  { question: 'Who decides?', answer: 'The harbor master.' },
];
