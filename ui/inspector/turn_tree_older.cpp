// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is older than the rows that are there, page by page.
#include "ui/inspector/turn_tree_model.h"

#include "ui/models/event_pages.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

using Kind = TurnNode::Kind;

/// A page is read by a model of its own, whose rows come behind ours, or before the rows of a turn that began
/// on it.
void TurnTreeModel::takeOlder(const QList<model::Envelope> &events)
{
    TurnTreeModel page(m_pages, m_people);
    for (const model::Envelope &event : events)
        page.take(event);
    const int before = int(m_roots.size());
    for (std::unique_ptr<TurnNode> &root : page.m_roots) {
        TurnNode *known = root->kind == Kind::Turn ? m_turns.value({root->turn, root->attempt}) : nullptr;
        if (known)
            prepend(*known, *root);
        else
            append(std::move(root));
    }
    for (auto said = page.m_saidBy.cbegin(); said != page.m_saidBy.cend(); ++said)
        m_saidBy.insert(said.key(), m_turns.value({said.value()->turn, said.value()->attempt}));
    tellTouched();
    m_wanted -= int(m_roots.size()) - before;
    if (m_wanted > 0 && m_pages.hasOlder())
        m_pages.readOlder();
    Q_EMIT progressed();
}

void TurnTreeModel::append(std::unique_ptr<TurnNode> root)
{
    TurnNode &made = *root;
    const int row = int(m_roots.size());
    beginInsertRows({}, row, row);
    m_roots.push_back(std::move(root));
    endInsertRows();
    if (made.kind == Kind::Round && !m_round)
        m_round = &made;
    know(made);
    addCallsOf(made);
}

/// The rows of a turn that began on an older page; calls that were there before may stand among them.
void TurnTreeModel::prepend(TurnNode &root, TurnNode &older)
{
    root.time = older.time;
    if (root.message < 0)
        root.message = older.message;
    const auto first = std::find_if(root.children.begin(), root.children.end(),
                                    [](const auto &child) { return child->kind == Kind::Event; });
    if (!older.children.empty() && first != root.children.end() &&
        joinTo(*older.children.back(), (*first)->event)) {
        TurnNode &joined = **first;
        joined.event = older.children.back()->event;
        joined.pieces += older.children.back()->pieces - 1;
        joined.time = older.children.back()->time;
        older.children.pop_back();
        touch(joined);
    }
    for (auto child = older.children.rbegin(); child != older.children.rend(); ++child) {
        size_t row = 0;
        while (row < root.children.size() && root.children[row]->kind == Kind::Call &&
               root.children[row]->time <= (*child)->time)
            ++row;
        insert(root, row, std::move(*child));
    }
    touch(root);
}

} // namespace studio::ui
