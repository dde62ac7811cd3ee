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

/// Conversations of elsewhere: asks for a file, or takes one that is dropped on the window, shows what is in
/// it and who is who, has it made a room.
class ImportDesk : public QObject
{
    Q_OBJECT

public:
    ImportDesk(const WindowParts &parts, ports::ImportPort &imports, ports::PersonaPort &personas,
               QObject *parent = nullptr);
    ~ImportDesk() override;

    void askForFile();
    void look(const QString &file);

    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the window

private:
    [[nodiscard]] QString droppedFile(const QDropEvent &event) const;
    void lookThrough(int conversation);
    void take(const base::Result<model::ImportedFile> &found);
    void takeCompanions(const QList<model::Persona> &personas);
    void show(const model::ImportedFile &found);
    void begin(const model::ImportWish &wish);

    WindowParts m_parts;
    ports::ImportPort &m_imports;
    ports::PersonaPort &m_personas;
    QString m_file;
    model::ImportedFile m_found;
    int m_looks = 0; ///< how often the desk looked; an answer to a look before the newest says nothing
    bool m_isLooking = false;
    bool m_isListing = false; ///< the companions
    QPointer<ImportDialog> m_dialog;
    QList<KnownCompanion> m_companions;
    model::Room m_made;
    base::Job m_import;
};

} // namespace studio::ui
