// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/lore_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using studio::model::LoreBlock;
using studio::model::LoreCause;
using studio::model::LoreVerdict;

namespace studio::explain {

namespace {

constexpr qsizetype kLongestLoreName = 80;

struct LoreWords
{
    Q_DECLARE_TR_FUNCTIONS(LoreWords)
};

/// What the sentences are made of, of a verdict or of an entry in the log.
struct LoreWhy
{
    LoreVerdict::State state = LoreVerdict::State::Fired;
    LoreBlock block = LoreBlock::NoKey;
    LoreCause cause = LoreCause::Key;
    QString key;
    std::optional<QString> firedBy;
    QString speaker; ///< of the message that the key was found in; empty: not known
    std::optional<qint64> message;
    qint64 tokens = 0;
    LoreVerdict::Budget cutBy = LoreVerdict::Budget::Book;
};

/// A name, or "you", as the first word of a sentence.
QString atTheBeginning(QString name)
{
    name[0] = name[0].toUpper();
    return name;
}

QString whyFired(const LoreWhy &why)
{
    switch (why.cause) {
    case LoreCause::Activated: return LoreWords::tr("Always fires (@@activate).");
    case LoreCause::Kept: return LoreWords::tr("Fired before and stays active.");
    case LoreCause::Constant: return LoreWords::tr("Always on.");
    case LoreCause::Sticky: return LoreWords::tr("Fired recently and is still active.");
    case LoreCause::Key: break;
    }
    if (why.firedBy) {
        //: %1 is a keyword, %2 the name of an entry of a lorebook
        return LoreWords::tr("“%1” is in the entry “%2”.").arg(why.key, *why.firedBy);
    }
    if (!why.speaker.isEmpty()) {
        //: %1 is a keyword, %2 the name of somebody, or "You"
        return LoreWords::tr("%2 said “%1”.").arg(why.key, atTheBeginning(why.speaker));
    }
    //: %1 is a keyword, %2 the number of a message
    return LoreWords::tr("“%1” is in message %2.").arg(why.key, QString::number(why.message.value_or(0)));
}

QString whyBlocked(const LoreWhy &why)
{
    switch (why.block) {
    case LoreBlock::Disabled: return LoreWords::tr("Switched off.");
    case LoreBlock::OtherCompanion: return LoreWords::tr("For other companions only.");
    case LoreBlock::Delay: return LoreWords::tr("The conversation is not long enough yet.");
    case LoreBlock::Cooldown: return LoreWords::tr("Fired recently and is paused.");
    case LoreBlock::OnlyByEntries:
        return LoreWords::tr("Only other entries can fire this one, and none did.");
    case LoreBlock::NeverActivates: return LoreWords::tr("Never fires (@@dont_activate).");
    case LoreBlock::OncePerTalk: return LoreWords::tr("Fires once in a conversation, and already did.");
    case LoreBlock::TooEarly: return LoreWords::tr("Companions have not said enough yet.");
    case LoreBlock::NotThisTime: return LoreWords::tr("Fires only every few messages, and not at this one.");
    case LoreBlock::OtherGreeting: return LoreWords::tr("Belongs to another greeting.");
    case LoreBlock::NoAdditionalKey: return LoreWords::tr("None of the additional keywords appeared.");
    case LoreBlock::ExcludedKey:
        //: %1 is a keyword
        return LoreWords::tr("“%1” appeared, which prevents firing.").arg(why.key);
    case LoreBlock::NoKey: return LoreWords::tr("None of the keywords appeared.");
    case LoreBlock::BadPattern:
        return LoreWords::tr("None of the keywords appeared, and one of the patterns is not valid.");
    case LoreBlock::SecondaryKeys:
        //: %1 is a keyword
        return LoreWords::tr("“%1” appeared, but the secondary keywords do not match.").arg(why.key);
    case LoreBlock::LostInGroup: return LoreWords::tr("Another entry of the group was chosen.");
    case LoreBlock::Chance: return LoreWords::tr("Left to chance, and not drawn this time.");
    case LoreBlock::ToldAlready: return LoreWords::tr("Another entry says the same.");
    }
    Q_UNREACHABLE();
}

QString sentenceFor(const LoreWhy &why)
{
    if (why.state == LoreVerdict::State::Blocked)
        return whyBlocked(why);
    const QString fired = whyFired(why);
    if (why.state == LoreVerdict::State::Fired)
        return fired;
    const int tokens = int(why.tokens);
    return why.cutBy == LoreVerdict::Budget::Book
               //: %1 is a sentence on why the entry fired; %n counts tokens
               ? LoreWords::tr("%1 Left out: %n token(s), more than the book’s budget has left.", nullptr,
                               tokens)
                     .arg(fired)
               //: %1 is a sentence on why the entry fired; %n counts tokens
               : LoreWords::tr("%1 Left out: %n token(s), more than the prompt has space for.", nullptr,
                               tokens)
                     .arg(fired);
}

} // namespace

QString loreStateText(LoreVerdict::State state)
{
    switch (state) {
    //: Of an entry of a lorebook: it is part of the prompt
    case LoreVerdict::State::Fired: return LoreWords::tr("Fired");
    //: Of an entry of a lorebook: it fired, but there was no room for it in the prompt
    case LoreVerdict::State::Cut: return LoreWords::tr("Left out");
    //: Of an entry of a lorebook
    case LoreVerdict::State::Blocked: return LoreWords::tr("Not fired");
    }
    Q_UNREACHABLE();
}

QString loreReason(const LoreVerdict &verdict, const LoreNames &names)
{
    LoreWhy why{.state = verdict.state,
                .block = verdict.block,
                .cause = verdict.cause,
                .key = verdict.key,
                .firedBy = {},
                .speaker = {},
                .message = verdict.message,
                .tokens = verdict.tokens,
                .cutBy = verdict.cutBy};
    if (verdict.firedBy)
        why.firedBy = loreEntryName(*verdict.firedBy, names.books);
    if (verdict.message)
        why.speaker = names.speakers.value(qsizetype(*verdict.message) - 1);
    return sentenceFor(why);
}

QString loreReason(const model::FoundEntry &entry, const Names &names)
{
    LoreWhy why{.state = entry.state,
                .block = entry.block,
                .cause = entry.cause,
                .key = entry.key,
                .firedBy = {},
                .speaker = entry.from ? names.of(*entry.from) : QString(),
                .message = {},
                .tokens = entry.tokens,
                .cutBy = entry.cutBy};
    if (!entry.firedBy.isEmpty())
        why.firedBy = entry.firedBy;
    return sentenceFor(why);
}

QString loreFoundLine(const model::LoreFound &found)
{
    using State = LoreVerdict::State;
    QStringList parts;
    for (const State state : {State::Fired, State::Cut, State::Blocked}) {
        QStringList entries;
        for (const model::FoundEntry &entry : found.entries) {
            if (entry.state == state)
                entries.append(entry.name);
        }
        //: %1 is "Fired", "Cut" or "Not fired", %2 a list of names of entries
        if (!entries.isEmpty())
            parts.append(LoreWords::tr("%1: %2").arg(loreStateText(state), listed(entries)));
    }
    return parts.join(u" · "_s);
}

QString loreEntryName(const model::LoreRef &ref, const model::LoreBooks &books)
{
    const model::LoreEntry entry = books.entry(ref);
    QString name = entry.name.simplified();
    if (name.isEmpty())
        name = entry.keys.value(0).simplified();
    if (name.isEmpty())
        return LoreWords::tr("Entry %1").arg(ref.entry + 1);
    return name.left(kLongestLoreName);
}

QString loreBookName(const model::LoreRef &ref, const model::LoreBooks &books)
{
    const QString name = books.book(ref).name.simplified().left(kLongestLoreName);
    return name.isEmpty() ? LoreWords::tr("Lorebook %1").arg(ref.book + 1) : name;
}

QString loreOwnerText(const model::LoreRef &ref)
{
    switch (model::LoreOwner(ref.source)) {
    //: Of a lorebook: whose it is. It belongs to one companion
    case model::LoreOwner::Companion: return LoreWords::tr("the companion’s");
    //: Of a lorebook: whose it is. It was chosen for this room
    case model::LoreOwner::Room: return LoreWords::tr("the room’s");
    //: Of a lorebook: whose it is. It was chosen for somebody whom the user writes as
    case model::LoreOwner::User: return LoreWords::tr("yours");
    //: Of a lorebook: it fires in all rooms
    case model::LoreOwner::Everywhere: return LoreWords::tr("in every room");
    }
    return {};
}

QString lorePlaceText(const model::LoreEntry &entry)
{
    switch (entry.place()) {
    case model::LorePlace::BeforeSheet: return LoreWords::tr("before the description");
    case model::LorePlace::AfterSheet: return LoreWords::tr("after the description");
    case model::LorePlace::NoteTop: return LoreWords::tr("before the author’s note");
    case model::LorePlace::NoteBottom: return LoreWords::tr("after the author’s note");
    case model::LorePlace::ExamplesTop: return LoreWords::tr("before the example dialogue");
    case model::LorePlace::ExamplesBottom: return LoreWords::tr("after the example dialogue");
    case model::LorePlace::AtDepth: break;
    }
    const int depth = entry.spot->depth;
    if (entry.spot->fromStart)
        return LoreWords::tr("among the messages, %n after the first", nullptr, depth);
    return depth <= 0 ? LoreWords::tr("after the newest message")
                      : LoreWords::tr("among the messages, %n before the end", nullptr, depth);
}

} // namespace studio::explain
