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

/// The lorebooks that belong to no companion, for the window: keeps the list as the studio has it, saves and
/// removes, takes files in and writes them. No widgets. GUI thread only.
class ShelfDesk : public QObject
{
    Q_OBJECT

public:
    explicit ShelfDesk(ports::ShelfPort &port, QObject *parent = nullptr);

    void refresh();                                                                ///< changed() follows
    [[nodiscard]] const QList<model::ShelfBook> &books() const { return m_books; } ///< by name
    [[nodiscard]] std::optional<model::ShelfBook> book(const base::LorebookId &id) const;
    /// Whether the list has come; before that it is empty.
    [[nodiscard]] bool isListed() const { return m_isListed; }

    void askUses(); ///< usesRead() follows
    /// The names of the rooms for which it is chosen, as they were at the last usesRead().
    [[nodiscard]] QStringList roomsUsing(const base::LorebookId &id) const { return m_rooms.value(id); }

    /// Without an id a new one. saved() or failed() follows.
    void save(const model::ShelfBook &book);
    /// A new one under that name, or with a number behind it.
    void add(const QString &name);
    void remove(const base::LorebookId &id); ///< changed() or failed() follows
    /// imported() for each file, in their order.
    void importFiles(const QStringList &paths);
    /// exported() or failed() follows.
    void exportTo(const base::LorebookId &id, persona::LorebookForm form, const QString &path);

Q_SIGNALS:
    void changed();
    void usesRead();
    void saved(const studio::model::ShelfBook &asSent, const studio::model::ShelfBook &kept);
    /// What became of a file, in one sentence; the book, if it is there now.
    void imported(const QString &sentence, const studio::base::LorebookId &book, bool isTrouble);
    void exported(const QString &path);
    void failed(const QString &what);

private:
    /// A file that was read; a sentence if that failed.
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
    QStringList m_files; ///< that wait to be imported
    bool m_isImporting = false;
};

} // namespace studio::ui
