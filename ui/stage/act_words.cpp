// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/act_words.h"

#include "ui/stage/stage_act.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace studio::ui {

using namespace Qt::StringLiterals;
using base::ParticipantId;

namespace {

constexpr qsizetype kLongestActWord = 40; // of a foreign gesture's name

struct ActSentence
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ActWords)
};

/// Of the three, the one with that pronoun.
QString withPronoun(model::Pronoun pronoun, const QString &they, const QString &she, const QString &he)
{
    switch (pronoun) {
    case model::Pronoun::They: return they;
    case model::Pronoun::She: return she;
    case model::Pronoun::He: return he;
    }
    Q_UNREACHABLE();
}

/// The sentence with %1 for the companion; empty if the gesture has no sentence.
QString sentenceOf(const QString &gesture, model::Pronoun pronoun)
{
    const QHash<QString, QString> sentences{
        //: Bodily acts, as quiet lines of the talk: %1 a name
        {u"bow"_s, ActSentence::tr("%1 bows")},
        {u"cheer"_s, ActSentence::tr("%1 cheers")},
        {u"clap"_s, ActSentence::tr("%1 claps")},
        {u"facepalm"_s, withPronoun(pronoun, ActSentence::tr("%1 puts a hand to their forehead"),
                                    ActSentence::tr("%1 puts a hand to her forehead"),
                                    ActSentence::tr("%1 puts a hand to his forehead"))},
        {u"laugh"_s, ActSentence::tr("%1 laughs")},
        {u"lean"_s, ActSentence::tr("%1 leans in")},
        {u"nod"_s, ActSentence::tr("%1 nods")},
        {u"point"_s, ActSentence::tr("%1 points")},
        {u"shake"_s,
         withPronoun(pronoun, ActSentence::tr("%1 shakes their head"), ActSentence::tr("%1 shakes her head"),
                     ActSentence::tr("%1 shakes his head"))},
        {u"shrug"_s, ActSentence::tr("%1 shrugs")},
        {u"sigh"_s, ActSentence::tr("%1 sighs")},
        {u"sleep"_s, ActSentence::tr("%1 falls asleep")},
        {u"stepForward"_s, ActSentence::tr("%1 steps forward")},
        {u"surprise"_s, ActSentence::tr("%1 is surprised")},
        {u"think"_s, ActSentence::tr("%1 thinks")},
        {u"wave"_s, ActSentence::tr("%1 waves")}};
    return sentences.value(gesture);
}

/// Any text as one short line.
QString plainWord(const QString &word)
{
    QString plain;
    for (const QChar one : word.simplified().left(kLongestActWord))
        plain.append(one.isPrint() ? one : u' ');
    return plain.simplified();
}

/// The sender's word for the act, even if it is inside the parameters.
QString wordFor(const model::Action &action)
{
    if (action.name.compare("gesture"_L1, Qt::CaseInsensitive) != 0)
        return plainWord(action.name);
    const QJsonObject params = QJsonDocument::fromJson(action.params.text).object();
    for (const auto key : {"name"_L1, "type"_L1, "gesture"_L1}) {
        if (const QString word = plainWord(params.value(key).toString()); !word.isEmpty())
            return word;
    }
    return plainWord(action.name);
}

} // namespace

ActWords::ActWords()
    : m_book(gesture::GestureBook::own())
{
}

QString ActWords::sentence(const model::Action &action, const People &people) const
{
    const QString who = people.name(action.from);
    const QString kind = action.name.trimmed().toLower();
    const StageAct act = stageAct(action, m_book);
    if (kind == "look"_L1 && !act.at.isEmpty()) {
        const ParticipantId at(act.at);
        const ParticipantId guest = people.knows(at) ? at : ParticipantId(u"guest:"_s + act.at);
        if (people.knows(at) || people.knows(guest))
            //: A bodily act, as a quiet line of the talk: %1 and %2 are names
            return ActSentence::tr("%1 looks at %2").arg(who, people.name(guest));
    }
    if (act.gesture && act.known && kind != "move"_L1) {
        if (const QString sentence = sentenceOf(act.gesture->name, people.pronoun(action.from));
            !sentence.isEmpty())
            return sentence.arg(who);
    }
    //: A bodily act, as a quiet line: %1 a name, %2 the act, such as "wave"
    return ActSentence::tr("%1 · %2").arg(who, wordFor(action));
}

} // namespace studio::ui
