// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/lore_commands.h"

#include "app/commands/command_loop.h"
#include "app/commands/reading.h"
#include "app/commands/whole_shelf.h"
#include "app/options/command_words.h"
#include "app/plain_line.h"
#include "core/agent/prompt_preview.h"
#include "core/explain/lore_words.h"
#include "core/persona/card/card_file.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/large_card.h"
#include "core/persona/card/lorebook_file.h"
#include "core/studio/ports/shelf_port.h"
#include "core/studio/services/persona_trial.h"
#include "core/wire/json.h"

#include <QFileInfo>

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::LoreVerdict;
using model::Persona;
using State = LoreVerdict::State;

namespace {

Persona ownerOf(const model::LoreBook &book)
{
    Persona owner;
    owner.texts[owner.mainLanguage].name = u"Companion"_s;
    owner.lore = {book};
    return owner;
}

/// The companion of a card. For a lorebook alone, a companion who has nothing but that book.
Result<Persona> personaIn(const QString &file)
{
    const auto read = persona::readCardBytes(file);
    if (!read)
        return tl::unexpected(read.error());
    if (persona::fileKind(read->bytes) != persona::FileKind::Lorebook) {
        return persona::readCard(read->bytes).transform([](const persona::Card &card) {
            return card.persona;
        });
    }
    return persona::readLorebookFile(read->bytes, QFileInfo(file).completeBaseName())
        .transform([](const persona::LorebookFile &book) { return ownerOf(book.book); });
}

const char *stateWord(State state)
{
    switch (state) {
    case State::Fired: return "fired";
    case State::Cut: return "cut";
    case State::Blocked: return "blocked";
    }
    return "blocked";
}

QByteArray textLineFor(const LoreVerdict &verdict, const model::LoreBooks &books)
{
    const QStringList columns{explain::loreStateText(verdict.state),
                              plainLine(explain::loreBookName(verdict.entry, books)),
                              plainLine(explain::loreEntryName(verdict.entry, books)),
                              plainLine(explain::loreReason(verdict, {books}))};
    return columns.join(u'\t').toUtf8();
}

QByteArray jsonLineFor(const LoreVerdict &verdict, const model::LoreBooks &books)
{
    wire::Json json{{"state", stateWord(verdict.state)},
                    {"book", wire::toJson(explain::loreBookName(verdict.entry, books))},
                    {"entry", wire::toJson(explain::loreEntryName(verdict.entry, books))},
                    {"number", verdict.entry.entry + 1},
                    {"reason", wire::toJson(explain::loreReason(verdict, {books}))}};
    if (!verdict.key.isEmpty())
        json["key"] = wire::toJson(verdict.key);
    if (verdict.message)
        json["message"] = *verdict.message;
    if (verdict.firedBy)
        json["firedBy"] = wire::toJson(explain::loreEntryName(*verdict.firedBy, books));
    if (verdict.state != State::Blocked) {
        json["tokens"] = verdict.tokens;
        json["step"] = verdict.step;
    }
    return wire::dump(json);
}

Exit tryLore(const Persona &companion, const LoreTry &wanted)
{
    if (companion.lore.isEmpty()) {
        return complainAbout({ErrorCode::NotFound,
                              CommandWords::tr("%1 has no lorebook.")
                                  .arg(plainLine(companion.textIn(companion.mainLanguage).name)),
                              {}});
    }
    ports::PersonaTrial trial{.persona = companion, .language = companion.mainLanguage};
    trial.before = wanted.lines;
    trial.line = trial.before.takeLast();
    const model::LoreResult result = agent::previewPrompt(services::PersonaTrial::sceneOf(trial)).lore;
    QList<LoreVerdict> verdicts = result.verdicts;
    const auto rank = [](State state) { return state == State::Fired ? 0 : state == State::Cut ? 1 : 2; };
    std::stable_sort(verdicts.begin(), verdicts.end(),
                     [rank](const auto &a, const auto &b) { return rank(a.state) < rank(b.state); });
    for (const model::LoreFlaw &flaw : result.flaws) {
        complain(CommandWords::tr("%1: the pattern \"%2\" is not valid and matches nothing (%3).")
                     .arg(plainLine(explain::loreEntryName(flaw.entry, companion.lore)), plainLine(flaw.key),
                          flaw.detail));
    }
    bool isRead = true;
    for (const LoreVerdict &verdict : std::as_const(verdicts)) {
        isRead = isRead &&
                 print(wanted.format == PersonaList::Format::Text ? textLineFor(verdict, companion.lore)
                                                                  : jsonLineFor(verdict, companion.lore));
    }
    return isRead ? Exit::Fine : Exit::Failed;
}

} // namespace

Exit runLoreTry(const CommonOptions &common, const LoreTry &wanted)
{
    if (QFileInfo(wanted.what).isFile()) {
        const Result<Persona> persona = personaIn(wanted.what);
        return persona ? tryLore(*persona, wanted) : complainAbout(persona.error());
    }
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    return runLoop([&](const auto &end) {
        const auto fail = [end](const Error &error) { end(complainAbout(error)); };
        const auto tryShelf = [end, &wanted](const QList<model::ShelfBook> &shelf) {
            const base::LorebookId id(wanted.what);
            const auto found = std::find_if(shelf.cbegin(), shelf.cend(),
                                            [&id](const model::ShelfBook &one) { return one.id == id; });
            end(found != shelf.cend()
                    ? tryLore(ownerOf(found->book), wanted)
                    : complainAbout({ErrorCode::NotFound,
                                     CommandWords::tr("No companion, lorebook or file is called %1.")
                                         .arg(plainLine(wanted.what)),
                                     {}}));
        };
        withPersonas(
            **house, &context, languageOf(common.language),
            [&, end, fail, tryShelf](const QList<Persona> &personas) {
                const base::ParticipantId id(wanted.what);
                const auto found = std::find_if(personas.cbegin(), personas.cend(),
                                                [&id](const Persona &one) { return one.id == id; });
                if (found != personas.cend())
                    return end(tryLore(*found, wanted));
                withShelf(**house, &context, tryShelf, fail);
            },
            fail);
    });
}

} // namespace studio::app
