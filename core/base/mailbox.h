// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <memory>
#include <utility>

namespace studio::base {

/// Delivers calls from other threads to an object, as long as it lives.
///
/// A QPointer that is set in one thread is no guarantee: another thread may destroy the object a moment
/// later. The mailbox therefore checks in the object's own thread. Create it in that thread, or where the
/// object cannot be destroyed meanwhile; the object stays in its thread. Copies are the same mailbox.
class Mailbox
{
public:
    explicit Mailbox(QObject *owner)
        : m_owner(owner)
        , m_door(std::make_shared<QObject>())
    {
        if (owner && owner->thread() != m_door->thread())
            m_door->moveToThread(owner->thread());
    }

    /// From any thread: runs `work` in the owner's thread, never inside the call, and not at all once the
    /// owner is destroyed.
    template<class Work>
    void post(Work work) const
    {
        QMetaObject::invokeMethod(
            m_door.get(),
            // The door stays until its last call has run, or was discarded with the other events of the
            // thread.
            [door = m_door, owner = m_owner, work = std::move(work)] {
                if (owner)
                    work();
            },
            Qt::QueuedConnection);
    }

private:
    QPointer<QObject> m_owner;
    std::shared_ptr<QObject> m_door; ///< in the owner's thread
};

} // namespace studio::base
