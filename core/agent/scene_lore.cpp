// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/scene_lore.h"

#include "core/agent/fenced_transcript.h"
#include "core/agent/talk_window.h"
#include "core/agent/text_seed.h"
#include "core/lore/scan.h"
#include "core/model/participants.h"
#include "core/persona/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::model::LoreBook;
using studio::model::LoreEntry;
using studio::model::LorePlace;
using studio::model::LorePlacement;

namespace studio::agent {
namespace {

/// What looking back may cost: entries that are looked at, and characters that keys or patterns are looked
/// for in. Of a book of usual size the whole talk at hand is looked at.
constexpr qint64 kMostLookedAt = 4'000'000;
constexpr qint64 kPatternStepsBack = 10'000'000; ///< of all looks together
/// A bounded look back begins at a multiple of this, so that one message more does not change what had fired.
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

/// About what one scan looks at.
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

/// The shortest beginning of the talk that is looked at again to know what still holds, rests or was told
/// once; the whole talk: none is.
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

lore::LoreScene loreScene(const Scene &scene, persona::PersonaMacros &macros)
{
    lore::LoreScene told;
    qint64 index = 0;
    for (const model::Message &message : scene.witnessed) {
        told.lines.append({++index, nameForKeys(message.from, scene), heardText(message)});
        if (!model::isUser(message.from))
            ++told.companionMessages;
    }
    told.messages = scene.witnessed.size();
    if (scene.summary) {
        told.messages += scene.summary->messages;
        told.companionMessages += scene.summary->messages / 2; // who said those is not kept
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
lore::LoreScene beginning(const lore::LoreScene &scene, const Scene &talk, qsizetype lines)
{
    lore::LoreScene early = scene;
    early.lines = scene.lines.first(lines);
    early.messages -= scene.lines.size() - lines;
    early.companionMessages -=
        std::count_if(talk.witnessed.cbegin() + lines, talk.witnessed.cend(),
                      [](const model::Message &one) { return !model::isUser(one.from); });
    return early;
}

/// When entries fired before the newest message.
model::LoreLog firedBefore(lore::Scanner &scanner, const lore::LoreScene &scene, const Scene &talk)
{
    const qsizetype count = scene.lines.size();
    const qsizetype first = firstLook(talk.persona.lore, scene);
    if (first == count)
        return {};
    lore::LoreScene earlier = beginning(scene, talk, first);
    earlier.mostPatternSteps = kPatternStepsBack / (count - first);
    for (qsizetype next = first; next < count; ++next) {
        earlier.log = scanner.scan(earlier).log;
        earlier.lines.append(scene.lines.at(next));
        ++earlier.messages;
        earlier.companionMessages += model::isUser(talk.witnessed.at(next).from) ? 0 : 1;
    }
    return earlier.log;
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

/// `@@disable_ui_prompt`: the entry takes the place of what the card says on how it is to be played.
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

void findLore(Scene &scene, persona::PersonaMacros &macros)
{
    const bool hasEntries = std::any_of(scene.persona.lore.cbegin(), scene.persona.lore.cend(),
                                        [](const LoreBook &book) { return !book.entries.isEmpty(); });
    if (!hasEntries)
        return;
    const QList<lore::LoreSource> sources{{scene.persona.id.value(), scene.persona.lore}};
    lore::Scanner scanner(sources);
    lore::LoreScene told = loreScene(scene, macros);
    told.log = firedBefore(scanner, told, scene);
    scene.lore = std::make_shared<const model::LoreResult>(scanner.scan(told));
    takeOut(scene.lore->disabledPrompts, scene.persona);
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
    const bool isEmpty = scene.witnessed.isEmpty(); // then there is nothing that it could stand among
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
