// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/lorebook_file.h"
#include "core/persona/lore/book_owners.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/shelf_port.h"
#include "ui/imports/import_files.h"
#include "ui/imports/import_record.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <optional>

namespace studio::ui {

/// A lorebook among the files of an import.
struct FoundBook
{
    ImportFile file;
    persona::LorebookFile read;
};

/// None if the file is no lorebook. Call it on a thread of the pool.
[[nodiscard]] std::optional<FoundBook> bookIn(const ImportFile &file, const QByteArray &bytes);

/// Gives lorebooks to companions once the cards of the same import are stored: each book goes to the
/// companions whose cards name it, or to the only companion of the import. A book without a companion goes on
/// the shelf, and fires nowhere until the user chooses it for a room; without a shelf it is refused with a
/// sentence. One record for each book, then ended(). GUI thread.
class ImportBooks : public QObject
{
    Q_OBJECT

public:
    ImportBooks(ports::PersonaPort &port, const StopFlag &stop, QObject *parent);

    void add(const FoundBook &book) { m_books.append(book); }
    [[nodiscard]] bool isEmpty() const { return m_books.isEmpty(); }
    /// \p cast: the companion of \p known that each card became, by its path. ended() follows, never from
    /// within.
    void start(const QHash<base::ParticipantId, model::Persona> &known,
               const QHash<QString, base::ParticipantId> &cast);
    void offerShelf(ports::ShelfPort &shelf) { m_shelf = &shelf; }
    void leaveUnread(); ///< makes a record for each waiting book

Q_SIGNALS:
    void recorded(const studio::ui::ImportRecord &record);
    void stored(const studio::model::Persona &persona);
    void ended();

private:
    void next();
    void deliver();
    void takeDelivered(const model::Persona &persona);
    void shelveOr(const QString &refusal);
    void shelve();
    void tellNewName(const QString &name);
    void refuse(const QString &why);
    void record(ImportRecord::Outcome outcome, const QString &reason = {});

    ports::PersonaPort &m_port;
    ports::ShelfPort *m_shelf = nullptr;              ///< null: not offered
    std::optional<QList<model::ShelfBook>> m_onShelf; ///< none: not asked for yet
    StopFlag m_stop;
    QList<FoundBook> m_books; ///< waiting
    QHash<base::ParticipantId, model::Persona> m_known;
    QList<persona::CardWithLink> m_cards;

    // of the current book
    FoundBook m_hand;
    QList<base::ParticipantId> m_owners; ///< companions that do not have the book yet
    QStringList m_names;                 ///< of companions that have the book
    base::ParticipantId m_first;
    bool m_isNew = false; ///< new for at least one companion
};

} // namespace studio::ui
