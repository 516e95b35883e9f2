import { actions } from '@/content/words/actions';
import { articleHead, articleListWords } from '@/content/words/articles';
import { authForms, authMessages } from '@/content/words/auth';
import { authPages } from '@/content/words/auth-pages';
import { caseCard, casePage } from '@/content/words/case-studies';
import { dashboardWords, requestColumns, requestListWords } from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoOutcomes, demoSending } from '@/content/words/demo-outcomes';
import { locale } from '@/content/words/locale';
import { pageNames } from '@/content/words/page-names';
import { modulePage } from '@/content/words/products';
import { sessionMessages } from '@/content/words/session';
import { unknownCase } from '@/lib/content/case-studies';
import { pressPage } from '@/lib/content/press';

// What the specification of this sample says letter for letter. Every other test reads words from content/.

test.each([
  // Buttons, links and fields
  [actions.requestDemo, 'Request Demo'],
  [actions.requestADemo, 'Request a Demo'],
  [demoDialog.title, 'Request a Demo'],
  [demoFieldWords.name.label, 'Full Name'],
  [demoFieldWords.email.label, 'Business Email'],
  [authForms.signIn.busy, 'Signing in...'],
  [authForms.signUp.busy, 'Creating account...'],
  [authForms.signIn.label, 'Sign In'],
  [authForms.signUp.label, 'Sign Up'],
  [authPages.card('Example'), 'Example Dashboard'],
  [authPages.signIn.card, 'Sign in to access the demo request dashboard'],
  [pageNames.team, 'Our Team'],
  [pageNames.caseStudies, 'Case Studies'],
  [pageNames.articles, 'Blogs'],
  [modulePage.about, 'About'],
  [modulePage.features, 'Key Features'],
  [modulePage.benefits, 'Benefits'],
  [modulePage.results.kicker, 'Proven Results'],
  [modulePage.results.title, 'Key Metrics'],
  [modulePage.platform.link, 'Learn About Intellimate Platform'],
  [caseCard.read, 'Read full case study'],
  [casePage.back, 'Back to Case Studies'],
  [casePage.client, 'Client'],
  [casePage.challenges, 'Challenges'],
  [casePage.architecture, 'Solution Architecture'],
  [casePage.solution, 'Solution'],
  [casePage.results, 'Results'],
  [casePage.customers, 'CX Performance'],
  [casePage.people, 'People Outcomes'],
  [articleListWords.read, 'Read full article'],
  [articleHead.back, 'Back to Insights'],
  [articleListWords.tags, 'Tags'],

  // The dashboard
  [dashboardWords.title, 'Demo Request Dashboard'],
  [Object.values(requestColumns).join(), 'Name,Email,Phone,Purpose,Created At'],
  [requestListWords.total(7), 'Total requests: 7'],
  [requestListWords.empty, 'No demo requests found.'],
  [locale, 'en-US'],

  // What is wrong with a field
  [demoFieldErrors.nameShort, 'Name must be at least 2 characters.'],
  [demoFieldErrors.nameLetters, 'Name can only contain letters and spaces.'],
  [demoFieldErrors.emailMissing, 'Email is required.'],
  [demoFieldErrors.emailWrong, 'Please enter a valid business email address.'],
  [demoFieldErrors.emailForm, 'Please enter a valid email format.'],
  [demoFieldErrors.phoneShort, 'Phone number must be at least 10 digits.'],
  [demoFieldErrors.phoneWrong, 'Please enter a valid phone number (digits only, optional + at start).'],
  [demoFieldErrors.purposeShort, 'Please provide more details about your purpose (at least 10 characters).'],
  [authMessages.passwordMissing, 'Required'],

  // Toasts
  [demoOutcomes.signedOut, 'Please sign in to submit a demo request.'],
  [demoOutcomes.notSaved, 'Failed to save your request. Please try again.'],
  [demoOutcomes.saved, 'Request saved but email notification failed. We will still contact you.'],
  [demoOutcomes.sent, 'Demo request submitted successfully! We will contact you soon.'],
  [demoSending.unexpected, 'An unexpected error occurred. Please try again.'],
  [authMessages.incomplete, 'You must provide either an email or phone number and a password'],
  [authMessages.wrongCredentials, 'Invalid email or password. Please check your credentials.'],
  [authMessages.signInFailed, 'An error occurred during sign in'],
  [sessionMessages.signedIn, 'Successfully signed in!'],
  [authMessages.accountExists, 'An account with this email already exists. Please sign in instead.'],
  [authMessages.signUpFailed, 'An error occurred during sign up'],
  [authMessages.accountCreated, 'Account created successfully! Please check your email for verification.'],
  [requestListWords.failed, 'Failed to fetch demo requests'],
  [requestListWords.thrown, 'An error occurred while fetching data'],

  // Screens of addresses that are unknown
  [unknownCase.title, 'Case Study Not Found'],
  [unknownCase.links[0]?.label, 'Back to Case Studies'],
  [pressPage.unknown.title, 'Press Release Coming Soon'],
  [pressPage.unknown.text, 'This press release will be available soon.'],
])('"%s" is what the specification says', (words, specified) => expect(words).toBe(specified));
