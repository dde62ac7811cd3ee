// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/past/search.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// Search in all rooms, for code outside the core (a port); store::SearchTable says what is searched.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class SearchPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// An empty query finds nothing. A caller that searches while the user types waits for the answer before
    /// it asks again, not at every key. Corrupt: the stored data cannot be read.
    virtual void search(const model::SearchQuery &query, base::Then<model::SearchPage> then) = 0;
    /// The speakers that can be searched for. Corrupt as above.
    virtual void listSpeakers(base::Then<QList<model::NamedSpeaker>> then) = 0;
};

} // namespace studio::ports
