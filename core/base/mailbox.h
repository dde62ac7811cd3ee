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

/// Where an object gets answers from other threads, for as long as it lives.
///
/// A QPointer that one thread finds set says nothing of what another destroys in the next moment; here it is
/// looked at in the object's own thread. Made in that thread, or where the object cannot be destroyed
/// meanwhile; the object stays in its thread. Copies are the same mailbox.
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

    /// From any thread: `work` is done in the owner's, never inside the call; not at all once it is gone.
    template<class Work>
    void post(Work work) const
    {
        QMetaObject::invokeMethod(
            m_door.get(),
            // The door stays until its last letter is read, or is thrown away with the thread's others.
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
