// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card/large_card.h"
#include "core/studio/ports/persona_port.h"
#include "ui/imports/group_cast.h"
#include "ui/imports/import_books.h"
#include "ui/imports/import_files.h"
#include "ui/imports/picture_work.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>

namespace studio::ui {

/// A file that can be imported, or a sentence that says why not.
struct PreparedImport
{
    ImportFile file;
    std::optional<base::Error> refusal{};
    std::optional<FoundGroup> group{}; ///< the group in the file, in place of a companion
    std::optional<FoundBook> book{};   ///< the lorebook in the file, in place of a companion
    ports::ReadPersona read{};         ///< with all notes for the report
    CardPictures pictures{};           ///< scaled down
};

/// Reads files before they are needed, a few at once: reads each file on a thread of the pool, lets the
/// studio parse it, and scales its pictures down. Hands the files out one by one in the order in which they
/// were added. Stores nothing. GUI thread.
class ImportAhead : public QObject
{
    Q_OBJECT

public:
    ImportAhead(ports::PersonaPort &port, QObject *parent);

    void add(const QList<ImportFile> &files);
    void take();  ///< ready() follows, once, never from within; needs a file that was not taken yet
    void clear(); ///< no ready() follows

Q_SIGNALS:
    void ready(const studio::ui::PreparedImport &prepared);

private:
    struct Job
    {
        PreparedImport made;
        bool isReady = false;
    };
    using JobPointer = std::shared_ptr<Job>;

    void goOn();
    void read(const JobPointer &job);
    void askStudio(const JobPointer &job, const persona::CardBytes &read);
    void makePictures(const JobPointer &job);
    void finish(const JobPointer &job);

    ports::PersonaPort &m_port;
    QList<ImportFile> m_files; ///< not started
    QList<JobPointer> m_jobs;  ///< started and not handed out, in order
    bool m_isWanted = false;   ///< take() is waiting
};

} // namespace studio::ui
