// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QObject>

namespace studio::ui {

class CastingDesk;
class NoticeBar;

/// Archives or deletes the companion of one form. It asks before it deletes, and tells in the notice bar what
/// came of it.
class PersonaRemoval : public QObject
{
    Q_OBJECT

public:
    PersonaRemoval(CastingDesk &desk, NoticeBar &notice, QObject *parent);

    /// The companion of the form; an empty id: never saved.
    void setCompanion(const base::ParticipantId &id, const QString &name);
    void ask();     ///< whether to delete the companion
    void archive(); ///< or takes the companion back from the archive

    enum class By { Form, Others };

Q_SIGNALS:
    void removed(studio::ui::PersonaRemoval::By who);

private:
    void offerArchive(const QString &reason);

    CastingDesk &m_desk;
    NoticeBar &m_notice;
    base::ParticipantId m_id;
    QString m_name;
    base::ParticipantId m_removing; ///< the user has said yes; the answer is due
};

} // namespace studio::ui
