// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_ahead.h"

#include "ui/widgets/background.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

namespace {

/// Enough to keep both the pool and the studio busy; each file may be large.
constexpr qsizetype kAhead = 4;

} // namespace

ImportAhead::ImportAhead(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
}

void ImportAhead::add(const QList<ImportFile> &files)
{
    m_files += files;
    goOn();
}

void ImportAhead::clear()
{
    m_files.clear();
    m_jobs.clear();
    m_isWanted = false;
}

void ImportAhead::take()
{
    m_isWanted = true;
    QMetaObject::invokeMethod(this, &ImportAhead::goOn, Qt::QueuedConnection);
}

void ImportAhead::goOn()
{
    while (!m_files.isEmpty() && m_jobs.size() < kAhead) {
        m_jobs.append(std::make_shared<Job>(Job{.made = {.file = m_files.takeFirst()}}));
        read(m_jobs.constLast());
    }
    if (m_isWanted && !m_jobs.isEmpty() && m_jobs.constFirst()->isReady) {
        m_isWanted = false;
        const JobPointer job = m_jobs.takeFirst();
        goOn();
        Q_EMIT ready(job->made);
    }
}

void ImportAhead::read(const JobPointer &job)
{
    struct Read
    {
        base::Result<persona::CardBytes> bytes;
        std::optional<FoundGroup> group;
        std::optional<FoundBook> book;
    };
    inBackground<Read>(
        this,
        [file = job->made.file] {
            Read read{persona::readCardBytes(file.path), {}, {}};
            if (read.bytes)
                read.group = groupIn(file.path, read.bytes->bytes);
            if (read.bytes && !read.group)
                read.book = bookIn(file, read.bytes->bytes);
            return read;
        },
        [this, job](const Read &read) {
            if (!m_jobs.contains(job))
                return; // cleared in the meantime
            if (!read.bytes) {
                job->made.refusal = read.bytes.error();
                return finish(job);
            }
            job->made.group = read.group;
            job->made.book = read.book;
            if (read.group || read.book)
                return finish(job);
            askStudio(job, *read.bytes);
        });
}

void ImportAhead::askStudio(const JobPointer &job, const persona::CardBytes &read)
{
    m_port.readPersona(read.bytes, {this, [this, job, notes = read.notes](const auto &persona) {
                                        if (!m_jobs.contains(job))
                                            return; // cleared in the meantime
                                        if (!persona) {
                                            job->made.read.report = notes;
                                            job->made.refusal = persona.error();
                                            return finish(job);
                                        }
                                        job->made.read = *persona;
                                        job->made.read.report = notes + persona->report;
                                        makePictures(job);
                                    }});
}

void ImportAhead::makePictures(const JobPointer &job)
{
    inBackground<CardPictures>(
        this,
        [picture = job->made.read.picture, feelings = job->made.read.feelings] {
            return cardPictures(picture, feelings);
        },
        [this, job](const CardPictures &pictures) {
            job->made.pictures = pictures;
            for (const QString &flaw : pictures.flaws)
                job->made.read.report.append({model::CardNote::Fate::Warning, {}, flaw});
            finish(job);
        });
}

void ImportAhead::finish(const JobPointer &job)
{
    job->made.read.picture.clear(); // from here on only the small pictures are needed
    job->made.read.feelings.clear();
    job->isReady = true;
    goOn();
}

} // namespace studio::ui
