// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"
#include "core/store/store.h"

namespace studio::store {

/// What is found in all rooms (a port). Threads as in Store.
///
/// Looked through are messages as they read now (also those on ways that a room left), thoughts, decisions,
/// calls of tools and notes; not the rooms that are deleted.
class SearchStore
{
public:
    SearchStore() = default;
    virtual ~SearchStore() = default;
    SearchStore(const SearchStore &) = delete;
    SearchStore &operator=(const SearchStore &) = delete;

    /// A query without anything to look for finds nothing.
    virtual void search(const model::SearchQuery &query, QObject *context, Then<model::SearchPage> then) = 0;
    /// Who has said something that can be found, by id, with the names of rooms that are not deleted.
    virtual void speakers(QObject *context, Then<QList<model::NamedSpeaker>> then) = 0;
};

} // namespace studio::store
