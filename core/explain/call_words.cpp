// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/call_words.h"

#include "core/explain/server_words.h"
#include "core/explain/told_in.h"
#include "core/explain/wording.h"

#include <QLocale>

namespace studio::explain {

using namespace Qt::StringLiterals;
using model::Advice;
using model::CallTrouble;
using model::Cause;

namespace {

QString sentences(const QString &first, const QString &second)
{
    //: Two sentences after each other; languages without spaces leave the space out
    return second.isEmpty() ? first : Calls::tr("%1 %2", "sentences").arg(first, second);
}

QString named(const QString &provider)
{
    //: Stands for its name at the beginning of a sentence
    return provider.isEmpty() ? Calls::tr("The provider") : provider;
}

/// Where the advice does not say more than the cause does.
QString causeSentence(Cause cause, const QString &who)
{
    switch (cause) {
    case Cause::Timeout: return Calls::tr("%1 did not answer in time.").arg(who);
    case Cause::Refused: return Calls::tr("%1 declined to answer this.").arg(who);
    case Cause::Malformed: return Calls::tr("%1 sent a reply that could not be read.").arg(who);
    case Cause::Unreachable: return Calls::tr("%1 could not be reached.").arg(who);
    case Cause::RateLimited: return Calls::tr("%1 is rate-limited.").arg(who);
    case Cause::NoAnswer: return Calls::tr("%1 sent an empty reply.").arg(who);
    case Cause::Busy:
        return Calls::tr("%1 is busy with other calls from Companion Studio. This call waits for its turn.")
            .arg(who);
    default:
        //: %1 is a provider, %2 a phrase such as "stopped"
        return Calls::tr("%1 sent no reply: %2.").arg(who, causeText(cause));
    }
}

/// Else the words that came with the trouble are the studio's own.
bool wasAsked(const CallTrouble &trouble)
{
    return trouble.status || (trouble.advice != Advice::CheckKey && trouble.advice != Advice::AgreeKey &&
                              trouble.advice != Advice::NameModel);
}

/// What the server said, or the network where there was no server; empty: nothing.
QString saidWords(const CallTrouble &trouble, const QString &provider, qsizetype most)
{
    const QString said = serverWords(trouble.detail, most);
    if (said.isEmpty())
        return {};
    const QString who = named(provider);
    if (trouble.status) {
        //: %1 is a provider, %2 its own words, not translated, %3 a number such as 503
        return Calls::tr("%1 said: “%2” (%3).").arg(who, said, QString::number(*trouble.status));
    }
    if (trouble.cause == Cause::Unreachable && trouble.advice == Advice::CheckAddress) {
        //: %1 are words of the network, such as "Connection refused", not translated
        return Calls::tr("Reply: “%1”.").arg(said);
    }
    //: %1 is a provider, %2 its own words, not translated
    return Calls::tr("%1 said: “%2”.").arg(who, said);
}

/// What each part of a vote is called to users.
QString partOfVote(model::VoteMend::What what)
{
    using What = model::VoteMend::What;
    switch (what) {
    case What::Importance: return Calls::tr("importance");
    case What::Selected: return Calls::tr("called on");
    case What::Closing: return Calls::tr("closing");
    default: return Calls::tr("state");
    }
}

QString valueMended(const model::VoteMend &mend)
{
    if (mend.written.isEmpty()) {
        //: %1 is a part of a vote such as "importance", %2 its value
        return Calls::tr("%1: missing, taken as “%2”.").arg(partOfVote(mend.what), mend.read);
    }
    //: %1 is a part of a vote such as "importance", %2 and %3 are values: "85" was read as "8.5"
    return Calls::tr("%1: “%2” was read as “%3”.").arg(partOfVote(mend.what), mend.written, mend.read);
}

/// A sum in units of which a dollar has `inDollar`, rounded half up.
qint64 rounded(qint64 nanoDollars, qint64 inDollar)
{
    const qint64 unit = 1'000'000'000 / inDollar;
    return nanoDollars / unit + (nanoDollars % unit >= unit / 2 ? 1 : 0);
}

/// \p count units of which a cent has 1, 10 or 100, without zeros at the end.
QString cents(qint64 count, int decimals)
{
    qint64 inCent = decimals == 2 ? 100 : decimals == 1 ? 10 : 1;
    while (decimals > 0 && count % 10 == 0) {
        count /= 10;
        inCent /= 10;
        --decimals;
    }
    return QLocale().toString(double(count) / double(inCent), 'f', decimals);
}

/// A number of tokens, and how many of them are of a special kind if there are any.
QString side(const std::optional<qint64> &all, const std::optional<qint64> &part, const QString &plain,
             const QString &withPart)
{
    if (!all)
        return {};
    const QString number = QLocale().toString(*all);
    return part.value_or(0) > 0 ? withPart.arg(number, QLocale().toString(*part)) : plain.arg(number);
}

} // namespace

QString troubleCause(const CallTrouble &trouble, const QString &provider)
{
    const QString who = named(provider);
    switch (trouble.advice) {
    case Advice::CheckKey:
        // Without a status nobody was asked.
        return trouble.status ? Calls::tr("%1 refused the key.").arg(who)
                              : Calls::tr("%1 was not called, because its key is missing here.").arg(who);
    case Advice::AgreeKey:
        return Calls::tr("%1 was not called, because its key was not entered for this address.").arg(who);
    case Advice::CheckModel: return Calls::tr("%1 does not have this model.").arg(who);
    case Advice::NameModel: return Calls::tr("%1 was not called, because no model is chosen.").arg(who);
    case Advice::TopUp: return Calls::tr("%1 reports that the account has no credit left.").arg(who);
    case Advice::ShortenTalk:
        return Calls::tr("%1 reports that the conversation is longer than the model can hold.").arg(who);
    case Advice::ChooseAnother: return Calls::tr("%1 cannot do this with the chosen model.").arg(who);
    case Advice::CheckPath: return Calls::tr("%1 has nothing at the path of this address.").arg(who);
    case Advice::SeePage: return Calls::tr("%1 sent a web page instead of a reply.").arg(who);
    case Advice::LetItLoad: return Calls::tr("%1 is still loading the model.").arg(who);
    case Advice::LoadIt: return Calls::tr("%1 has no model loaded.").arg(who);
    case Advice::SmallerModel: return Calls::tr("%1 has too little memory for this model.").arg(who);
    case Advice::OtherRegion: return Calls::tr("%1 does not serve your location.").arg(who);
    case Advice::ThinkLess: return Calls::tr("%1 only thought, and sent an empty reply.").arg(who);
    case Advice::CheckAddress:
        // With a status somebody answered, but not as a provider would.
        if (!trouble.status && (trouble.cause == Cause::Unreachable || trouble.cause == Cause::Timeout))
            break;
        return Calls::tr("The server at this address is not %1.").arg(who);
    case Advice::WaitAWhile:
        if (trouble.cause == Cause::Unreachable)
            return Calls::tr("%1 cannot accept the request at the moment.").arg(who);
        break;
    case Advice::None: break;
    }
    return causeSentence(trouble.cause, who);
}

namespace {

/// What is said otherwise where the provider itself is being set up; empty: the same as elsewhere.
QString formAdvice(Advice advice)
{
    switch (advice) {
    case Advice::CheckKey: return Calls::tr("Enter the right key and try again.");
    case Advice::AgreeKey: return Calls::tr("Enter the key again.");
    case Advice::NameModel: return Calls::tr("Choose a model and try again.");
    default: return {};
    }
}

} // namespace

QString adviceSentence(Advice advice, AdvicePlace place)
{
    if (const QString here = formAdvice(advice); place == AdvicePlace::ProviderForm && !here.isEmpty())
        return here;
    switch (advice) {
    case Advice::None: return {};
    case Advice::WaitAWhile: return Calls::tr("Wait a while and try again.");
    case Advice::CheckKey: return Calls::tr("Check the key in the list of providers.");
    case Advice::AgreeKey: return Calls::tr("Allow it in the list of providers, or enter the key again.");
    case Advice::CheckModel: return Calls::tr("Choose a model that the provider has.");
    case Advice::NameModel: return Calls::tr("Choose one in the list of providers.");
    case Advice::CheckAddress: return Calls::tr("Check the address, and whether the server is running.");
    case Advice::CheckPath: return Calls::tr("Check the end of the address: most end in /v1.");
    case Advice::SeePage:
        return Calls::tr(
            "Open the address in a browser: a login page, a proxy or another program might be there.");
    case Advice::LetItLoad: return Calls::tr("Try again when the model has loaded.");
    case Advice::LoadIt: return Calls::tr("Load the model there and try again.");
    case Advice::SmallerModel:
        return Calls::tr(
            "Choose a smaller model, or close other programs on the computer that runs the model.");
    case Advice::OtherRegion: return Calls::tr("Choose another provider.");
    case Advice::TopUp: return Calls::tr("Top the account up, or choose another provider.");
    case Advice::ShortenTalk: return Calls::tr("Start a new room, or choose a model with a larger context.");
    case Advice::ChooseAnother: return Calls::tr("Choose another model.");
    case Advice::ThinkLess:
        return Calls::tr("Reduce or switch off the model’s thinking, or choose another model.");
    }
    return {};
}

QString troubleSentence(const CallTrouble &trouble, const QString &provider, AdvicePlace place)
{
    const QString words = wasAsked(trouble) ? saidWords(trouble, provider, kWordsInLine) : QString();
    const QString what = sentences(troubleCause(trouble, provider), words);
    return sentences(what, adviceSentence(trouble.advice, place));
}

QString troubleInShort(const CallTrouble &trouble, const QString &provider)
{
    return sentences(troubleCause(trouble, provider), adviceSentence(trouble.advice));
}

QString troubleDetail(const CallTrouble &trouble, const QString &provider)
{
    constexpr qsizetype kAll = 500; // what is kept of them
    const QString words = saidWords(trouble, provider, kAll);
    if (!words.isEmpty() || !trouble.status)
        return words;
    //: %1 is a provider, %2 a number such as 503
    return Calls::tr("%1 returned the status %2.").arg(named(provider), QString::number(*trouble.status));
}

QString rungWords(model::VoteRung rung)
{
    using model::VoteRung;
    switch (rung) {
    case VoteRung::Offline: return Calls::tr("by Rehearsal (offline)");
    case VoteRung::Schema: return Calls::tr("format enforced by the provider");
    case VoteRung::ForcedTool: return Calls::tr("given as a tool call in that form");
    case VoteRung::JsonObject: return Calls::tr("JSON guaranteed, form only requested");
    case VoteRung::Prompt: return Calls::tr("form only requested");
    }
    return {};
}

QString mannerWords(const model::VoteManner &manner)
{
    QString words = rungWords(manner.rung);
    if (manner.repaired) {
        //: %1 says how a vote was had
        words = Calls::tr("%1, readable on the second try").arg(words);
    }
    if (manner.together) {
        //: %1 says how a vote was had; several companions voted in the same call of the model
        words = Calls::tr("%1, in one call for several").arg(words);
    }
    return words;
}

QString mendWords(const model::VoteMend &mend)
{
    using What = model::VoteMend::What;
    switch (mend.what) {
    case What::State:
    case What::Importance:
    case What::Selected:
    case What::Closing: return valueMended(mend);
    case What::Json: return Calls::tr("It was not valid JSON.");
    case What::Lines: return Calls::tr("It was a list of lines instead of JSON.");
    case What::Several: return Calls::tr("It was the last of several.");
    case What::Cut: return Calls::tr("Its end was missing.");
    case What::Thoughts: return Calls::tr("It was only in the model’s thinking.");
    }
    return {};
}

QString mendsText(const model::VoteManner &manner)
{
    QStringList lines;
    for (const model::VoteMend &mend : manner.mends)
        lines.append(mendWords(mend));
    if (!manner.raw.isEmpty()) {
        //: %1 is the answer of a model, not translated
        lines.append(Calls::tr("Original: %1").arg(manner.raw.simplified()));
    }
    return lines.join(u'\n');
}

QString purposeWords(model::CallPurpose purpose)
{
    using model::CallPurpose;
    switch (purpose) {
    case CallPurpose::Vote: return Calls::tr("Vote");
    case CallPurpose::Speech: return Calls::tr("Speech");
    case CallPurpose::Wake: return Calls::tr("Woken turn");
    case CallPurpose::Summary: return Calls::tr("Summary");
    //: a call of the model that chooses who speaks next
    case CallPurpose::Direction: return Calls::tr("Director’s choice");
    case CallPurpose::Repair: return Calls::tr("Repair of a vote");
    case CallPurpose::Trial: return Calls::tr("Trial");
    }
    return {};
}

QString kindName(model::ProviderKind kind)
{
    using model::ProviderKind;
    switch (kind) {
    case ProviderKind::OpenAi: return Calls::tr("OpenAI (chat completions)");
    case ProviderKind::OpenAiResponses: return Calls::tr("OpenAI (responses)");
    case ProviderKind::Anthropic: return Calls::tr("Anthropic");
    case ProviderKind::Gemini: return Calls::tr("Google Gemini");
    case ProviderKind::Ollama: return Calls::tr("Ollama");
    case ProviderKind::Compatible: return Calls::tr("OpenAI-compatible");
    }
    return {};
}

QString effortWords(model::Effort effort)
{
    using model::Effort;
    switch (effort) {
    case Effort::AsItLikes: return Calls::tr("Automatic");
    case Effort::Off: return Calls::tr("Off");
    case Effort::Low: return Calls::tr("Low");
    case Effort::Medium: return Calls::tr("Medium");
    case Effort::High: return Calls::tr("High");
    }
    return {};
}

QString modelWords(const QString &model, const QString &provider)
{
    if (model.isEmpty() || provider.isEmpty())
        return model + provider;
    //: %1 is a model, %2 its provider
    return Calls::tr("%1 (%2)").arg(model, provider);
}

QString moneyText(qint64 nanoDollars)
{
    constexpr int kMost = 100; // of a unit; from there on the next larger one says enough
    const qint64 hundredths = rounded(nanoDollars, 10'000);
    if (nanoDollars > 0 && hundredths == 0)
        return Calls::tr("under %1 ¢").arg(cents(1, 2));
    //: a sum in hundredths of a US dollar
    const QString small = Calls::tr("%1 ¢");
    if (hundredths < kMost)
        return small.arg(cents(hundredths, 2));
    if (const qint64 tenths = rounded(nanoDollars, 1'000); tenths < kMost)
        return small.arg(cents(tenths, 1));
    const qint64 whole = rounded(nanoDollars, 100);
    if (whole < kMost)
        return small.arg(cents(whole, 0));
    //: a sum in US dollars
    return Calls::tr("$%1").arg(QLocale().toString(double(whole) / 100, 'f', 2));
}

QString tokensText(const model::TokenCount &tokens)
{
    //: tokens that a model read
    const QString in = Calls::tr("%1 in");
    //: tokens that a model read: %1 is a number, %2 a part of it
    const QString inCached = Calls::tr("%1 in, %2 of them cached");
    //: tokens that a model wrote
    const QString out = Calls::tr("%1 out");
    //: tokens that a model wrote: %1 is a number, %2 a part of it
    const QString outThinking = Calls::tr("%1 out, %2 of them thinking");
    QStringList sides{side(tokens.input, tokens.cached, in, inCached),
                      side(tokens.output, tokens.thinking, out, outThinking)};
    sides.removeAll(QString());
    //: Stands between what a model read and what it wrote
    return sides.join(Calls::tr("; "));
}

} // namespace studio::explain
