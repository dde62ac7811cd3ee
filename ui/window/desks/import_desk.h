// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/studio/ports/import_port.h"
#include "core/studio/ports/persona_port.h"
#include "ui/record/import_dialog.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

class QDropEvent;

namespace studio::ui {

/// Imports conversations of other programs: asks for a file, or takes a file that is dropped on the window,
/// shows its contents and its people, and has a room made of it.
class ImportDesk : public QObject
{
    Q_OBJECT

public:
    ImportDesk(const WindowParts &parts, ports::ImportPort &imports, ports::PersonaPort &personas,
               QObject *parent = nullptr);
    ~ImportDesk() override;

    void askForFile();
    void look(const QString &file);
    /// Looks at each of the files once the dialog of the file before is closed.
    void lookOneByOne(const QStringList &files);

    bool eventFilter(QObject *watched, QEvent *event) override; ///< watches the window

private:
    [[nodiscard]] QString droppedFile(const QDropEvent &event) const;
    [[nodiscard]] bool isBusy() const { return m_dialog || m_isLooking || m_isListing; }
    void lookAtNext();
    void lookThrough(int conversation);
    void take(const base::Result<model::ImportedFile> &found);
    void takeCompanions(const QList<model::Persona> &personas);
    void show(const model::ImportedFile &found);
    void begin(const model::ImportWish &wish);

    WindowParts m_parts;
    ports::ImportPort &m_imports;
    ports::PersonaPort &m_personas;
    QString m_file;
    QStringList m_waiting; ///< files to look at later
    model::ImportedFile m_found;
    int m_looks = 0; ///< number of the newest look at a file; an answer to an older look is ignored
    bool m_isLooking = false;
    bool m_isListing = false; ///< the list of companions is on its way
    QPointer<ImportDialog> m_dialog;
    QList<KnownCompanion> m_companions;
    model::Room m_made;
    base::Job m_import;
};

} // namespace studio::ui
