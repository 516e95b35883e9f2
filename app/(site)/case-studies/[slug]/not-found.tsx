export { CaseNotFound as default } from '@/components/sections/case-not-found';
