// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace studio::ui {

/// What became of a heap of files: told once, at its end.
struct ImportSummary
{
    struct Refused
    {
        QString file; ///< its name, without the folder
        QString reason;
        bool operator==(const Refused &) const = default;
    };

    QStringList added;      ///< names of companions
    QStringList known;      ///< names of those that are here already, word for word
    QStringList renamed;    ///< of `added`: the id was taken, so they got another one
    QStringList remarks;    ///< what a card held that was kept aside, "file: remark"
    QList<Refused> refused; ///< files
    bool operator==(const ImportSummary &) const = default;
};

/// Takes persona files in, one after another: reads each on a thread of the pool, lets the studio say what it
/// holds, and saves it. A taken id becomes a free one; the same persona again is left alone. Ends with one
/// finished(), however many files there are. No widgets.
class PersonaImport : public QObject
{
    Q_OBJECT

public:
    /// \p known: the library as it is.
    PersonaImport(ports::PersonaPort &port, const QList<model::Persona> &known, QObject *parent = nullptr);

    void start(const QStringList &files);
    [[nodiscard]] int count() const { return int(m_files.size()); }

Q_SIGNALS:
    void progressed(int files);
    void finished(const studio::ui::ImportSummary &summary);

private:
    void next();
    void refuse(const QString &reason);
    void takeRead(const ports::ReadPersona &read);
    void takeSaved(const model::Persona &persona);
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] base::ParticipantId freeId(const model::Persona &persona) const;

    ports::PersonaPort &m_port;
    QHash<base::ParticipantId, model::Persona> m_known;
    QStringList m_files;
    int m_at = -1;
    bool m_renamed = false;
    base::RequestId m_request;
    ImportSummary m_summary;
};

} // namespace studio::ui
