// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/lorebook_file.h"
#include "core/studio/ports/shelf_port.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// The lorebooks of no companion, for the window: holds the studio's list, saves and removes books, imports
/// and exports files. No widgets. GUI thread only.
class ShelfDesk : public QObject
{
    Q_OBJECT

public:
    explicit ShelfDesk(ports::ShelfPort &port, QObject *parent = nullptr);

    void refresh();                                                                ///< changed() follows
    [[nodiscard]] const QList<model::ShelfBook> &books() const { return m_books; } ///< by name
    [[nodiscard]] std::optional<model::ShelfBook> book(const base::LorebookId &id) const;
    /// Whether the list has arrived; it is empty before.
    [[nodiscard]] bool isListed() const { return m_isListed; }

    void askUses(); ///< usesRead() follows
    /// The names of the rooms that use the book, as of the last usesRead().
    [[nodiscard]] QStringList roomsUsing(const base::LorebookId &id) const { return m_rooms.value(id); }

    /// A book without an id is new. saved() or failed() follows.
    void save(const model::ShelfBook &book);
    /// Adds a new book with that name, or with a number after the name if it is taken.
    void add(const QString &name);
    void remove(const base::LorebookId &id); ///< changed() or failed() follows
    /// imported() follows for each file, in their order.
    void importFiles(const QStringList &paths);
    /// exported() or failed() follows.
    void exportTo(const base::LorebookId &id, persona::LorebookForm form, const QString &path);

Q_SIGNALS:
    void changed();
    void usesRead();
    void saved(const studio::model::ShelfBook &asSent, const studio::model::ShelfBook &kept);
    /// The result of a file in one sentence; the book if it is on the shelf now.
    void imported(const QString &sentence, const studio::base::LorebookId &book, bool isTrouble);
    void exported(const QString &path);
    void failed(const QString &what);

private:
    /// A file that was read, or a sentence if reading failed.
    struct ReadFile
    {
        QString name;
        std::optional<persona::LorebookFile> book;
        QString trouble;
    };

    void take(const model::ShelfBook &kept);
    void importNext();
    void store(const ReadFile &file);
    void endImport(const QString &sentence, const base::LorebookId &book = {}, bool isTrouble = false);

    ports::ShelfPort &m_port;
    bool m_isListed = false;
    QList<model::ShelfBook> m_books;
    QHash<base::LorebookId, QStringList> m_rooms;
    QStringList m_files; ///< waiting to be imported
    bool m_isImporting = false;
};

} // namespace studio::ui
