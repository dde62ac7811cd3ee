// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/past/search.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What is found in all rooms, for everybody outside the core (a port); what is looked through, see
/// store::SearchTable.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class SearchPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// A query without anything to look for finds nothing. A caller that searches while somebody types asks
    /// again when the answer is here, not at every key. Corrupt: the stored data cannot be read.
    virtual void search(const model::SearchQuery &query, base::Then<model::SearchPage> then) = 0;
    /// Who can be found. Corrupt as above.
    virtual void listSpeakers(base::Then<QList<model::NamedSpeaker>> then) = 0;
};

} // namespace studio::ports
