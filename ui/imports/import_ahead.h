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

/// A file that can be taken in, or a sentence why not.
struct PreparedImport
{
    ImportFile file;
    std::optional<base::Error> refusal{};
    std::optional<FoundGroup> group{}; ///< what it holds in place of a companion
    std::optional<FoundBook> book{};   ///< the same
    ports::ReadPersona read{};         ///< the report has all notes
    CardPictures pictures{};           ///< made small
};

/// Reads files before they are needed, a few at once: reads each on a thread of the pool, lets the studio say
/// what it holds, and makes its pictures small. Hands them out one by one in the order in which they were
/// added. Stores nothing. GUI thread.
class ImportAhead : public QObject
{
    Q_OBJECT

public:
    ImportAhead(ports::PersonaPort &port, QObject *parent);

    void add(const QList<ImportFile> &files);
    void take();  ///< ready() follows, once, never from within; there must be a file that was not taken
    void clear(); ///< no ready() follows any more

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
    QList<ImportFile> m_files; ///< not begun
    QList<JobPointer> m_jobs;  ///< begun and not handed out, in order
    bool m_isWanted = false;   ///< take() waits
};

} // namespace studio::ui
