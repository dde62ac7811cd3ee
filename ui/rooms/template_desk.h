// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/template_port.h"

#include <QObject>

#include <optional>

namespace studio::ui {

/// The templates for the window: keeps the list in step with the studio, saves, renames and deletes. No
/// widgets. GUI thread only.
class TemplateDesk : public QObject
{
    Q_OBJECT

public:
    explicit TemplateDesk(ports::TemplatePort &port, QObject *parent = nullptr);

    void refresh(); ///< changed() follows
    [[nodiscard]] const QList<model::RoomTemplate> &templates() const { return m_templates; } ///< by name
    [[nodiscard]] std::optional<model::RoomTemplate> named(const QString &name) const;        ///< in any case

    /// Without an id it saves a new template. saved() or failed() follows, as for the others.
    void save(const model::RoomTemplate &kept);
    void rename(const model::TemplateId &id, const QString &name);
    void remove(const model::TemplateId &id);

Q_SIGNALS:
    void changed();
    void saved(const QString &name);
    void failed(const QString &what);

private:
    /// Reports the failure of a rename or a removal.
    [[nodiscard]] base::Then<void> orFail();

    ports::TemplatePort &m_port;
    QList<model::RoomTemplate> m_templates;
};

} // namespace studio::ui
