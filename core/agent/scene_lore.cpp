// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/scene_lore.h"

#include "core/agent/fenced_transcript.h"
#include "core/agent/talk_window.h"
#include "core/agent/text_seed.h"
#include "core/lore/scan.h"
#include "core/model/participants.h"
#include "core/persona/greeting.h"
#include "core/persona/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::model::LoreBook;
using studio::model::LoreEntry;
using studio::model::LorePlace;
using studio::model::LorePlacement;

namespace studio::agent {
namespace {

/// What looking back may cost: entries looked at, and characters searched for keys or patterns. With books of
/// usual size this covers the whole talk at hand.
constexpr qint64 kMostLookedAt = 4'000'000;
constexpr qint64 kPatternStepsBack = 10'000'000; ///< of all looks together
/// A limited look back begins at a multiple of this, so that one more message does not change what had fired.
constexpr qsizetype kLooksAtOnce = 40;

QString nameForKeys(const base::ParticipantId &id, const Scene &scene)
{
    const auto found = std::find_if(scene.present.cbegin(), scene.present.cend(),
                                    [&id](const llm::Present &one) { return one.id == id; });
    return found == scene.present.cend() ? model::withoutGuestPrefix(id).value() : found->name;
}

bool isTimed(const LoreEntry &entry)
{
    return entry.timing ||
           (entry.conditions && (entry.conditions->keepsAfterMatch || entry.conditions->oncePerTalk));
}

/// The approximate cost of one scan.
qint64 costOfLook(const QList<LoreBook> &books, const lore::LoreScene &scene)
{
    qint64 entries = 0;
    qint64 patterns = 0;
    int deepest = scene.scanDepth;
    for (const LoreBook &book : books) {
        deepest = std::max(deepest, book.scanDepth.value_or(0));
        entries += book.entries.size();
        for (const LoreEntry &entry : book.entries) {
            deepest = std::max(deepest, entry.scanDepth.value_or(0));
            patterns += std::count_if(entry.keys.cbegin(), entry.keys.cend(), [&entry](const QString &key) {
                return entry.useRegex || key.startsWith(u'/');
            });
        }
    }
    qint64 characters = 0;
    const auto newest = scene.lines.last(std::min<qsizetype>(deepest, scene.lines.size()));
    for (const lore::LoreLine &line : newest)
        characters += line.text.size();
    return 1 + entries + characters * (1 + patterns);
}

/// The shortest beginning of the talk to scan again, to know which entries still hold, rest or were told
/// once; the whole talk: no scan.
qsizetype firstLook(const QList<LoreBook> &books, const lore::LoreScene &scene)
{
    const qsizetype count = scene.lines.size();
    const bool looksBack = std::any_of(books.cbegin(), books.cend(), [](const LoreBook &book) {
        return std::any_of(book.entries.cbegin(), book.entries.cend(), isTimed);
    });
    if (!looksBack)
        return count;
    const qsizetype most = qsizetype(kMostLookedAt / costOfLook(books, scene));
    if (count - 1 <= most)
        return std::min<qsizetype>(1, count);
    const qsizetype first = count - most;
    const qsizetype rounded = (first + kLooksAtOnce - 1) / kLooksAtOnce * kLooksAtOnce;
    return rounded < count ? rounded : first;
}

/// All that the companion has witnessed and the room has at hand, including messages that prompts show as a
/// summary.
QList<model::Message> atHand(const Scene &scene) { return scene.inShort + scene.witnessed; }

/// Which greeting of the card opened the room; none: no greeting did, or the beginning is not at hand.
std::optional<int> greetingIn(const Scene &scene, const model::Persona &card)
{
    const QList<model::Message> &heard = scene.inShort.isEmpty() ? scene.witnessed : scene.inShort;
    if (heard.isEmpty() || heard.constFirst().from != card.id)
        return std::nullopt;
    for (const model::PersonaText &text : card.texts) {
        const QStringList greetings = QStringList{text.greeting} + text.alternateGreetings;
        for (int number = 0; number < int(greetings.size()); ++number) {
            const QString said = persona::spokenGreeting(greetings.at(number), card, scene.user, scene.seed);
            if (!said.isEmpty() && said == heard.constFirst().text)
                return number;
        }
    }
    return std::nullopt;
}

bool asksForGreeting(const QList<LoreBook> &books)
{
    return std::any_of(books.cbegin(), books.cend(), [](const LoreBook &book) {
        return std::any_of(book.entries.cbegin(), book.entries.cend(), [](const LoreEntry &entry) {
            return entry.conditions && entry.conditions->onGreeting;
        });
    });
}

lore::LoreScene loreScene(const Scene &scene, const QList<model::Message> &heard,
                          persona::PersonaMacros &macros)
{
    lore::LoreScene told;
    qint64 index = 0;
    for (const model::Message &message : heard) {
        told.lines.append({++index, nameForKeys(message.from, scene), heardText(message)});
        if (!model::isUser(message.from))
            ++told.companionMessages;
    }
    told.messages = heard.size();
    const qint64 lost = scene.summary ? scene.summary->messages - scene.inShort.size() : 0;
    if (lost > 0) {
        told.messages += lost;
        told.companionMessages += lost / 2; // their senders are not known any more
    }
    told.character = scene.persona.textIn(scene.persona.mainLanguage).name;
    told.tags = scene.persona.tags;
    told.seed = scene.seed ^ seedOf(scene.room.value());
    told.tokenBudget = loreBudget(scene.window);
    told.expand = [&macros](const QString &text, const QString &) { return macros.expand(text); };
    told.countTokens = [scale = scene.window.scale](const QString &text) {
        return persona::tokenEstimate(text, scale);
    };
    return told;
}

/// The scene as it was when the talk had only its first lines.
lore::LoreScene beginning(const lore::LoreScene &scene, const QList<model::Message> &talk, qsizetype lines)
{
    lore::LoreScene early = scene;
    early.lines = scene.lines.first(lines);
    early.messages -= scene.lines.size() - lines;
    early.companionMessages -=
        std::count_if(talk.cbegin() + lines, talk.cend(),
                      [](const model::Message &one) { return !model::isUser(one.from); });
    return early;
}

/// When entries fired before the newest message.
model::LoreLog firedBefore(lore::Scanner &scanner, const lore::LoreScene &scene, const QList<LoreBook> &books,
                           const QList<model::Message> &talk)
{
    const qsizetype count = scene.lines.size();
    const qsizetype first = firstLook(books, scene);
    if (first == count)
        return {};
    lore::LoreScene earlier = beginning(scene, talk, first);
    earlier.mostPatternSteps = kPatternStepsBack / (count - first);
    for (qsizetype next = first; next < count; ++next) {
        earlier.log = scanner.scan(earlier).log;
        earlier.lines.append(scene.lines.at(next));
        ++earlier.messages;
        earlier.companionMessages += model::isUser(talk.at(next).from) ? 0 : 1;
    }
    return earlier.log;
}

/// In the order of model::LoreOwner.
QList<lore::LoreSource> sourcesOf(const Scene &scene)
{
    return {{scene.persona.id.value(), scene.persona.lore},
            {u"room"_s, scene.sharedLore.room},
            {u"user"_s, scene.sharedLore.user},
            {u"everywhere"_s, scene.sharedLore.everywhere}};
}

QString joinedContents(const QList<LorePlacement> &placements,
                       const std::function<bool(const LorePlacement &)> &isMeant)
{
    QStringList texts;
    for (const LorePlacement &placement : placements) {
        if (isMeant(placement))
            texts.append(placement.content);
    }
    return texts.join(u'\n');
}

/// A key that nobody said is not worth telling, nor is an entry that waits for the talk to grow.
bool isWorthTelling(const model::LoreVerdict &verdict)
{
    if (verdict.state != model::LoreVerdict::State::Blocked)
        return true;
    switch (verdict.block) {
    case model::LoreBlock::Cooldown:
    case model::LoreBlock::NoAdditionalKey:
    case model::LoreBlock::ExcludedKey:
    case model::LoreBlock::SecondaryKeys:
    case model::LoreBlock::LostInGroup:
    case model::LoreBlock::Chance:
    case model::LoreBlock::ToldAlready: return true;
    default: return false;
    }
}

QString shortName(const model::LoreRef &ref, const model::LoreBooks &books)
{
    const LoreEntry entry = books.entry(ref);
    const QString name = entry.name.simplified();
    const QString shown = name.isEmpty() ? entry.keys.value(0).simplified() : name;
    return shown.isEmpty() ? u"#%1"_s.arg(ref.entry + 1) : shown.left(model::LoreFound::kLongestText);
}

model::FoundEntry foundEntry(const model::LoreVerdict &verdict, const model::LoreBooks &books,
                             const QList<model::Message> &heard)
{
    model::FoundEntry entry{
        .book = books.book(verdict.entry).name.simplified().left(model::LoreFound::kLongestText),
        .name = shortName(verdict.entry, books),
        .state = verdict.state,
        .block = verdict.block,
        .cause = verdict.cause,
        .key = verdict.key.left(model::LoreFound::kLongestText),
        .message = {},
        .from = {},
        .firedBy = verdict.firedBy ? shortName(*verdict.firedBy, books) : QString(),
        .tokens = verdict.tokens,
        .cutBy = verdict.cutBy};
    if (verdict.message && *verdict.message >= 1 && *verdict.message <= heard.size()) {
        const model::Message &message = heard.at(qsizetype(*verdict.message) - 1);
        entry.message = message.id;
        entry.from = message.from;
    }
    return entry;
}

/// `@@disable_ui_prompt`: the entry replaces the card's text on how the companion is to be played.
void takeOut(const QStringList &prompts, model::Persona &persona)
{
    for (model::PersonaText &text : persona.texts) {
        if (prompts.contains("system_prompt"_L1))
            text.systemNote.clear();
        if (prompts.contains("post_history_instructions"_L1))
            text.endNote.clear();
    }
}

} // namespace

void findLore(Scene &scene, const model::Persona &card, persona::PersonaMacros &macros)
{
    const QList<lore::LoreSource> sources = sourcesOf(scene);
    QList<LoreBook> books;
    for (const lore::LoreSource &source : sources)
        books += source.books;
    const bool hasEntries = std::any_of(books.cbegin(), books.cend(),
                                        [](const LoreBook &book) { return !book.entries.isEmpty(); });
    if (!hasEntries)
        return;
    lore::Scanner scanner(sources);
    const QList<model::Message> heard = atHand(scene);
    lore::LoreScene told = loreScene(scene, heard, macros);
    if (asksForGreeting(books))
        told.greeting = greetingIn(scene, card);
    told.log = firedBefore(scanner, told, books, heard);
    scene.lore = std::make_shared<const model::LoreResult>(scanner.scan(told));
    takeOut(scene.lore->disabledPrompts, scene.persona);
}

model::LoreBooks booksOf(const Scene &scene) { return {scene.persona.lore, scene.sharedLore}; }

std::optional<model::LoreFound> loreFound(const Scene &scene)
{
    if (!scene.lore)
        return std::nullopt;
    const QList<model::Message> heard = atHand(scene);
    const model::LoreBooks books = booksOf(scene);
    model::LoreFound found{.companion = scene.persona.id, .about = {}, .turn = scene.turn, .entries = {}};
    if (!heard.isEmpty())
        found.about = heard.constLast().id;
    for (const model::LoreVerdict &verdict : scene.lore->verdicts) {
        if (!isWorthTelling(verdict))
            continue;
        if (found.entries.size() < model::LoreFound::kMostEntries)
            found.entries.append(foundEntry(verdict, books, heard));
        else
            ++found.more;
    }
    return found.entries.isEmpty() ? std::nullopt : std::optional(found);
}

QString loreIn(const Scene &scene, LorePlace place)
{
    if (!scene.lore)
        return {};
    return joinedContents(scene.lore->placements,
                          [place](const LorePlacement &one) { return one.place == place; });
}

QString loreBehindTalk(const Scene &scene)
{
    if (!scene.lore)
        return {};
    const bool isEmpty = scene.witnessed.isEmpty(); // then there is no talk to stand among
    return joinedContents(scene.lore->placements, [isEmpty](const LorePlacement &one) {
        return one.place == LorePlace::AtDepth && (isEmpty || (!one.fromStart && one.depth <= 0));
    });
}

QMap<qsizetype, QString> loreAmongTalk(const Scene &scene)
{
    QMap<qsizetype, QString> among;
    if (!scene.lore || scene.witnessed.isEmpty())
        return among;
    const qsizetype first = firstTold(scene);
    const qsizetype newest = scene.witnessed.size() - 1;
    for (const LorePlacement &one : scene.lore->placements) {
        if (one.place != LorePlace::AtDepth || (!one.fromStart && one.depth <= 0))
            continue;
        const qsizetype at = one.fromStart ? first + one.depth : newest + 1 - one.depth;
        QString &text = among[std::clamp(at, first, newest)];
        text += (text.isEmpty() ? QString() : u"\n"_s) + one.content;
    }
    return among;
}

} // namespace studio::agent
