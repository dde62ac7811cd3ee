// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/composer.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/names.h"
#include "core/llm/rehearsal/parts.h"
#include "core/llm/rehearsal/picture_words.h"
#include "core/llm/rehearsal/role.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Closing;
using model::Language;

namespace {

// How likely a speaker passes the floor on, by the companions' messages since the user's: less and less.
constexpr std::array kHandOver{0.85, 0.8, 0.75, 0.7, 0.55, 0.4, 0.2};

bool isQuestion(const QString &text) { return text.endsWith(u'?') || text.endsWith(u'？'); }

/// "ok", "へえ", "嗯": go on, I am listening.
bool isNod(const QString &text)
{
    const auto letters =
        std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return languageOf(text).value_or(Language::English) == Language::English ? letters <= 5 : letters <= 3;
}

/// A filled-in word at the start of a sentence gets a capital.
QString withCapitals(QString text)
{
    bool starts = true;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (starts && text[i].isLetter())
            text[i] = text[i].toUpper();
        if (text[i].isLetterOrNumber())
            starts = false;
        else if (text[i] == u'.' || text[i] == u'!' || text[i] == u'?')
            starts = i + 1 < text.size() && text[i + 1] == u' ';
    }
    return text;
}

} // namespace

Composer::Composer(const Brief &brief, const Situation &seen, const Memory &memory, int longest)
    : m_brief(brief)
    , m_seen(seen)
    , m_memory(memory)
    , m_longest(longest)
    , m_manner(mannerOf(brief.persona, seen.language))
    , m_lines(brief.persona, seen.language, memory, longest)
{
}

QString Composer::compose(Dice dice)
{
    m_dice = dice;
    const QString text = reply();
    return m_longest == kAnyLength ? text : leadingSentences(text, m_longest);
}

QString Composer::reply()
{
    const Intents user = m_seen.userIntents;
    const bool first = m_seen.ownSinceUser == 0;
    if (m_brief.witnessed.isEmpty())
        return greeting();
    if (m_brief.stage != Closing::None || user.testFlag(Intent::Goodbye))
        return partingWords();
    if (first && user.testFlag(Intent::WhoAreYou))
        return introduction();
    if (m_seen.fromUser && user.testFlag(Intent::AreYouAnAi))
        return say(Phrase::NotAnAi);
    if (first && user.testFlag(Intent::HowAreYou))
        return join({say(Phrase::Wellbeing), openingTail(Phrase::AskHow)}, 0);
    if (first && user.testFlag(Intent::Greeting) && !user.testFlag(Intent::Question))
        return greeting();
    if (m_seen.fromUser && user.testFlag(Intent::Thanks) && !user.testFlag(Intent::Question))
        return say(Phrase::Welcome);
    if (m_seen.fromUser) {
        const QString picture = answerToPicture();
        return picture.isEmpty() ? answerToUser() : picture;
    }
    return m_seen.asked ? answerToCompanion() : remarkOnCompanion();
}

QString Composer::stillHere(Dice dice)
{
    return alone(Phrase::StillHere, dice, {{u"n"_s, QString::number(m_brief.witnessed.size() + 1)}});
}

QString Composer::alone(Phrase kind, Dice dice, const Fillings &fillings)
{
    m_dice = dice;
    return say(kind, fillings);
}

QString Composer::questionTo(const QString &name, Dice dice)
{
    m_dice = dice;
    return sayTo(Phrase::AskOther, name);
}

QString Composer::partingWords()
{
    const bool goodbye = m_seen.userIntents.testFlag(Intent::Goodbye);
    switch (m_brief.stage) {
    case Closing::None:
    case Closing::PreClosing: return say(goodbye ? Phrase::WindUp : Phrase::Circles);
    case Closing::Closing: return say(Phrase::Thank);
    case Closing::Terminal: return say(Phrase::Farewell);
    }
    return {};
}

QString Composer::introduction()
{
    const auto text = m_brief.persona.texts.value(m_seen.language);
    const bool named = fits(text.name, m_seen.language, m_seen.language);
    const auto main = m_brief.persona.textIn(m_seen.language);
    const QString self = named ? text.name.trimmed() : calledIn(m_seen.language, main.name, main.nicknames);
    const QString role = shortRole(m_brief.persona, m_seen.language);
    const bool withRole = !role.isEmpty() && followsName(role, m_seen.language);
    QString me = say(Phrase::Musing);
    if (!self.isEmpty())
        me = say(withRole ? Phrase::Introduce : Phrase::IntroduceNameOnly,
                 {{u"self"_s, self}, {u"role"_s, role}});
    const QString rest = withRole || role.isEmpty()
                             ? QString()
                             : role + (m_seen.language == Language::English ? u"."_s : u"。"_s);
    return join({me, rest, m_lines.aboutMyself(m_dice.with(u"myself")).text, openingTail(Phrase::PassOn)}, 0);
}

QString Composer::greeting()
{
    const auto text = m_brief.persona.texts.value(m_seen.language);
    const bool own =
        fits(text.greeting, m_seen.language, m_seen.language) && m_memory.uses(text.greeting.trimmed()) == 0;
    const QString hello = own ? text.greeting.trimmed() : say(Phrase::Greet);
    return isQuestion(hello) ? hello : join({hello, openingTail(Phrase::PassOn)}, 0);
}

/// Empty if there is no picture with words, or no room to repeat them.
QString Composer::answerToPicture()
{
    const QString words = wordsForPictures(m_seen.last, m_seen.language);
    if (words.isEmpty())
        return {};
    const QString reaction = say(Phrase::Described, {{u"words"_s, words}});
    if (clusters(reaction) > m_longest)
        return {};
    const QString body = ownBody();
    return join({reaction, body, tail(body)}, 0);
}

QString Composer::answerToUser()
{
    const bool question = m_seen.userIntents.testFlag(Intent::Question);
    const OwnLine line = lineForLast();
    if (!line.isEmpty()) {
        const QString reaction = m_dice.chance(0.35) ? leadOver(line) : QString();
        return join({reaction, line.text, tail(line.text)}, 1);
    }
    if (isNod(m_seen.last.text)) {
        const QString body = ownBody();
        return join({body, tail(body)}, 0);
    }
    const QList<Neighbour> quiet = m_seen.quietNeighbours();
    const bool everybodyAsked = !m_seen.asked && !quiet.isEmpty() && !isPassedOnByOthers();
    const QString reaction = say(question ? Phrase::NoIdea : Phrase::Comment);
    if (everybodyAsked && m_dice.chance(question ? 0.4 : 0.2))
        return join({reaction, sayTo(Phrase::GiveWay, quiet[m_dice.below(quiet.size())].name)});
    if (!question && m_dice.chance(0.4))
        return join({reaction, say(Phrase::AskUser)}, 0);
    const QString body = ownBody();
    return join({reaction, body, tail(body)});
}

QString Composer::answerToCompanion()
{
    const OwnLine line = lineForLast();
    const QString reaction = say(Phrase::Reply);
    if (line.isEmpty()) {
        const QString body = ownBody();
        return join({reaction, body, tail(body)}, 1);
    }
    return join({m_dice.chance(m_seen.ownSinceUser == 0 ? 0.3 : 0.6) ? reaction : QString(), line.text,
                 tail(line.text)},
                1);
}

QString Composer::remarkOnCompanion()
{
    if (m_seen.speakerName.isEmpty())
        return answerToCompanion();
    const OwnLine line = lineForLast();
    const QString reaction = reactionToSpeaker();
    if (isTight() && !isOpening() && m_dice.chance(0.25))
        return join({reaction, questionToSpeaker()}, 1);
    if (!line.isEmpty() && isTight())
        return join({linkTo(reaction, line.text), line.text, tail(line.text)}, 1);
    if (!line.isEmpty())
        return join({m_dice.chance(0.7) ? reaction : QString(), line.text, tail(line.text)});
    if (mayHandOver() && m_dice.chance(0.45) && maySpeakerBeAsked())
        return join({reaction, questionToSpeaker()}, 1);
    const QString body = ownBody();
    if (isTight())
        return join({linkTo(reaction, body), body, tail(body)}, 1);
    return join({reaction, body, tail(body)});
}

QString Composer::questionToSpeaker() { return sayTo(Phrase::AskBack, m_seen.speakerName); }

/// A reply to an introduction never contradicts.
QString Composer::reactionToSpeaker()
{
    const bool agree =
        m_dice.chance(0.7) || m_seen.userIntents.testFlag(Intent::AreYouAnAi) || (isTight() && isOpening());
    return sayTo(agree ? Phrase::Agree : Phrase::Counter, m_seen.speakerName);
}

/// The reaction if there is room for both, else a word or two; sometimes nothing.
QString Composer::linkTo(const QString &reaction, const QString &line)
{
    if (m_dice.chance(0.3))
        return {};
    const bool both = clusters(joined({reaction, line}, m_seen.language)) <= m_longest;
    return both ? reaction : say(Phrase::Link);
}

/// Every companion introduces itself once, or says hello.
bool Composer::isOpening() const
{
    const Intents opening = Intents(Intent::Greeting) | Intent::WhoAreYou | Intent::HowAreYou;
    return (m_seen.userIntents & opening) && m_brief.companionTurns <= m_seen.neighbours.size() + 1;
}

QString Composer::openingTail(Phrase toNeighbour)
{
    const QList<Neighbour> quiet = m_seen.quietNeighbours();
    const bool passOn = !isPassedOnByOthers() && !quiet.isEmpty() && !m_seen.somebodyElseAsked &&
                        !(m_seen.fromUser && m_seen.asked);
    if (passOn && m_brief.companionTurns < 6)
        return sayTo(toNeighbour, quiet[m_dice.below(quiet.size())].name);
    const bool othersFollow = std::any_of(m_seen.neighbours.begin(), m_seen.neighbours.end(),
                                          [](const Neighbour &one) { return !one.spokeSinceUser; });
    return (isRing() || isPassedOnByOthers()) && othersFollow ? QString() : say(Phrase::AskNewcomer);
}

QString Composer::tail(const QString &body)
{
    if (mayHandOver()) {
        QList<Neighbour> others = m_seen.quietNeighbours();
        if (others.isEmpty())
            others = m_seen.neighbours;
        others.removeIf([](const Neighbour &one) { return !one.mayBeAsked(); });
        if (!others.isEmpty())
            return sayTo(Phrase::AskOther, others[m_dice.below(others.size())].name);
    }
    if (!isQuestion(body) && m_dice.chance(chanceToAskUser()))
        return say(Phrase::AskUser);
    return {};
}

/// On floors where a talk goes on by itself, the user is asked only towards the end, not again and again.
double Composer::chanceToAskUser() const
{
    if (m_seen.userIntents.testFlag(Intent::Sorrow) && (isTight() || isRing()))
        return 0;
    const int end = isRing() ? 5 : m_brief.resource ? 9 : 0; // turns
    if (!m_seen.fromUser && m_brief.companionTurns < end && !m_seen.neighbours.isEmpty())
        return 0.05;
    return m_brief.companionTurns >= 3 || m_seen.neighbours.isEmpty() ? 0.5 : 0.2;
}

bool Composer::mayHandOver()
{
    if (isPassedOnByOthers())
        return false;
    if (m_seen.userIntents.testFlag(Intent::Sorrow) && (isTight() || isRing()))
        return false; // a condolence is not passed on
    const bool anybody = std::any_of(m_seen.neighbours.begin(), m_seen.neighbours.end(),
                                     [](const Neighbour &one) { return one.mayBeAsked(); });
    const auto turn = static_cast<size_t>(std::max(0, m_brief.companionTurns));
    return anybody && turn < kHandOver.size() && m_dice.chance(kHandOver[turn]);
}

/// In a ring a question back would be answered only after everybody else.
bool Composer::maySpeakerBeAsked() const
{
    return !isRing() ||
           std::any_of(m_seen.neighbours.begin(), m_seen.neighbours.end(), [this](const Neighbour &one) {
               return one.id == m_seen.last.from && one.mayBeAsked();
           });
}

/// The user's message comes first until the companion has answered it; then the talk may wander.
OwnLine Composer::lineForLast()
{
    if (m_seen.ownSinceUser == 0) {
        const OwnLine line = m_lines.touchedBy(m_seen.lastUser.text, m_dice.with(u"line"));
        if (!line.isEmpty())
            return line;
    }
    return m_lines.touchedBy(m_seen.last.text, m_dice.with(u"line"));
}

/// An unrequested contribution: a line with a word that leads to it, or something the companion is fond of.
QString Composer::ownBody()
{
    const OwnLine line = m_lines.fittingAnywhere(m_dice.with(u"body"));
    const bool rather = isTight() && m_dice.chance(0.4); // few lines are short enough: save some for later
    if (!line.isEmpty() && !rather) {
        const bool speaksForItself = line.topic.isEmpty() || !touched({line.topic}, line.text).isEmpty();
        return join(
            {speaksForItself ? QString() : say(Phrase::Bridge, {{u"topic"_s, line.topic}}), line.text}, 1);
    }
    const QString topic = m_lines.knownTopic(m_dice.with(u"topic"));
    if (!topic.isEmpty() && m_dice.chance(0.6))
        return say(Phrase::Fond, {{u"topic"_s, topic}});
    return say(Phrase::Musing);
}

/// Takes up the word that led to a line, or another word of the message.
QString Composer::leadOver(const OwnLine &line)
{
    const bool called = !line.topic.isEmpty() && !touched({line.topic}, m_seen.last.text).isEmpty();
    const QString word = called ? line.topic : pickedWord(m_seen.last.text, m_seen.language);
    return word.isEmpty() ? QString() : say(Phrase::PickUp, {{u"word"_s, word}});
}

QString Composer::say(Phrase kind, Fillings fillings)
{
    QStringList stock = phrases(m_seen.language, m_manner, kind);
    m_dice.shuffle(stock);
    const auto least =
        std::min_element(stock.begin(), stock.end(), [this](const QString &a, const QString &b) {
            return m_memory.uses(fixedPart(a)) < m_memory.uses(fixedPart(b));
        });
    const QString text = filled(*least, fillings);
    return m_seen.language == Language::English ? withCapitals(text) : text;
}

QString Composer::sayTo(Phrase kind, const QString &name) { return say(kind, {{u"name"_s, honoured(name)}}); }

QString Composer::honoured(const QString &name) const
{
    static const QRegularExpression alreadyHonoured(u"(さん|ちゃん|くん|様|さま|先生|先輩|博士)$"_s);
    if (m_seen.language != Language::Japanese || alreadyHonoured.match(name).hasMatch())
        return name;
    return name + honorificOf(m_brief.persona);
}

QString Composer::join(const QStringList &parts, qsizetype needed) const
{
    return joinedToFit(parts, needed, m_longest, m_seen.language);
}

} // namespace studio::llm::rehearsal
