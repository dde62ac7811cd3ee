// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_tree_model.h"

#include "ui/inspector/turn_row_words.h"
#include "ui/models/event_pages.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

using Kind = TurnNode::Kind;

namespace {

using What = TurnStep::What;
using Kind = TurnNode::Kind;

constexpr int kRowsAtOnce = 20;

std::pair<base::TurnId, int> keyOf(const TurnStep &step) { return {step.turn, step.attempt}; }

std::unique_ptr<TurnNode> turnNode(const TurnStep &step, const model::Envelope &event)
{
    auto node = std::make_unique<TurnNode>();
    node->kind = Kind::Turn;
    node->time = event.time;
    node->turn = step.turn;
    node->attempt = step.attempt;
    node->companion = step.companion;
    return node;
}

std::unique_ptr<TurnNode> roundNode(const TurnStep &step, const model::Envelope &event)
{
    auto node = std::make_unique<TurnNode>();
    node->kind = Kind::Round;
    node->time = event.time;
    node->about = step.about;
    node->event = event;
    return node;
}

std::unique_ptr<TurnNode> eventNode(const model::Envelope &event)
{
    auto node = std::make_unique<TurnNode>();
    node->time = event.time;
    node->event = event;
    return node;
}

} // namespace

TurnTreeModel::TurnTreeModel(EventPages &pages, QObject *parent)
    : QAbstractItemModel(parent)
    , m_pages(pages)
{
    connect(&pages, &EventPages::older, this, &TurnTreeModel::takeOlder);
    connect(&pages, &EventPages::newer, this, &TurnTreeModel::takeNewer);
    connect(&pages, &EventPages::restarted, this, &TurnTreeModel::reset);
    connect(&pages, &EventPages::failed, this, [this] {
        m_wanted = 0;
        Q_EMIT progressed();
    });
}

TurnTreeModel::TurnTreeModel(EventPages &pages, const People &people)
    : m_pages(pages)
    , m_people(people)
{
}

TurnTreeModel::~TurnTreeModel() = default;

void TurnTreeModel::wake() { m_pages.wake(); }

bool TurnTreeModel::isAtTheBeginning() const { return m_pages.isAtTheBeginning(); }

void TurnTreeModel::reset()
{
    beginResetModel();
    m_roots.clear();
    m_turns.clear();
    m_rounds.clear();
    m_saidBy.clear();
    m_callsOfTurns.clear();
    m_callsOfRounds.clear();
    m_knownCalls.clear();
    m_round = nullptr;
    m_touched.clear();
    m_wanted = 0;
    endResetModel();
    Q_EMIT progressed();
}

void TurnTreeModel::setPeople(const People &people, const model::PolicySettings &policy)
{
    m_people = people;
    m_policy = policy;
    if (!m_roots.empty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_roots.size()) - 1, 0));
}

TurnNode *TurnTreeModel::turn(const TurnStep &step) const { return m_turns.value(keyOf(step)); }

// ---- new events, in order

void TurnTreeModel::takeNewer(const QList<model::Envelope> &events)
{
    for (const model::Envelope &event : events)
        take(event);
    tellTouched();
    Q_EMIT progressed();
}

void TurnTreeModel::take(const model::Envelope &event)
{
    const TurnStep step = stepOf(event);
    TurnNode *own = turn(step);
    switch (step.what) {
    case What::Nothing: return;
    case What::Asks: return begin(roundNode(step, event));
    case What::Begins:
    case What::Happens:
        if (!own && !step.turn.isEmpty()) {
            begin(turnNode(step, event));
            own = turn(step);
        }
        if (own && step.what == What::Happens)
            happen(*own, event);
        return;
    case What::Votes:
        if (m_round)
            add(*m_round, eventNode(event));
        return;
    case What::Lore:
        if (TurnNode *about = step.turn.isEmpty() ? m_round : own)
            add(*about, eventNode(event));
        return;
    case What::Decides:
        if (m_round && !m_round->decision) {
            m_round->decision = event;
            touch(*m_round);
        }
        return;
    case What::Ends:
    case What::Says: break;
    }
    if (!own)
        return;
    if (step.what == What::Says) {
        own->message = step.message;
        m_saidBy.insert(step.about, own);
    }
    if (!own->isOver() && step.cause) {
        own->cut = step.cause;
        own->ended = event.time;
    }
    touch(*own);
}

void TurnTreeModel::begin(std::unique_ptr<TurnNode> root)
{
    TurnNode &made = *root;
    beginInsertRows({}, 0, 0);
    m_roots.push_front(std::move(root));
    endInsertRows();
    if (made.kind == Kind::Round)
        m_round = &made;
    know(made);
    addCallsOf(made);
}

void TurnTreeModel::happen(TurnNode &turn, const model::Envelope &event)
{
    const auto &told = std::get<model::TurnEvent>(event.body);
    if (model::isClosing(told.kind) && !turn.closing) {
        turn.closing = told.kind;
        turn.ended = event.time;
        touch(turn);
    }
    if (!turn.children.empty() && joinTo(*turn.children.back(), event))
        return touch(*turn.children.back());
    TurnNode *call = callOf(turn, told);
    if (call)
        touch(*call);
    add(call ? *call : turn, eventNode(event));
}

// A call is reported when it ends; its row goes where it began.
void TurnTreeModel::add(TurnNode &parent, std::unique_ptr<TurnNode> child)
{
    size_t row = parent.children.size();
    while (row > 0 && parent.children[row - 1]->time > child->time)
        --row;
    insert(parent, row, std::move(child));
}

void TurnTreeModel::insert(TurnNode &parent, size_t row, std::unique_ptr<TurnNode> child)
{
    child->parent = &parent;
    beginInsertRows(indexOf(parent), int(row), int(row));
    parent.children.insert(parent.children.begin() + std::ptrdiff_t(row), std::move(child));
    endInsertRows();
}

void TurnTreeModel::touch(TurnNode &node)
{
    if (!m_touched.contains(&node))
        m_touched.append(&node);
}

void TurnTreeModel::tellTouched()
{
    const QList<TurnNode *> touched = std::exchange(m_touched, {});
    for (const TurnNode *node : touched) {
        const QModelIndex at = indexOf(*node);
        Q_EMIT dataChanged(at, at);
    }
}

void TurnTreeModel::know(TurnNode &root)
{
    if (root.kind == Kind::Turn)
        m_turns.insert({root.turn, root.attempt}, &root);
    else if (!m_rounds.contains(root.about) || m_round == &root)
        m_rounds.insert(root.about, &root);
}

// ---- calls of models

void TurnTreeModel::takeCalls(const QList<model::Exchange> &calls)
{
    for (const model::Exchange &call : calls) {
        if (m_knownCalls.contains(call.id))
            continue;
        m_knownCalls.insert(call.id);
        TurnNode *root = nullptr;
        if (call.turn) {
            m_callsOfTurns.insert(*call.turn, call);
            root = m_turns.value({*call.turn, 1});
        } else if (call.about) {
            m_callsOfRounds.insert(*call.about, call);
            root = m_rounds.value(*call.about);
        }
        if (root)
            addCall(*root, call);
    }
    tellTouched();
}

void TurnTreeModel::addCall(TurnNode &root, const model::Exchange &call)
{
    auto node = std::make_unique<TurnNode>();
    node->kind = Kind::Call;
    node->time = call.time;
    node->call = call;
    add(root, std::move(node));
    touch(root);
}

void TurnTreeModel::addCallsOf(TurnNode &root)
{
    if (root.attempt > 1)
        return; // the calls are with the first attempt
    const QList<model::Exchange> calls =
        root.kind == Kind::Round ? m_callsOfRounds.values(root.about) : m_callsOfTurns.values(root.turn);
    for (const model::Exchange &call : calls)
        addCall(root, call);
}

// ---- as a model

const TurnNode *TurnTreeModel::node(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const TurnNode *>(index.internalPointer()) : nullptr;
}

QModelIndex TurnTreeModel::turnOf(const base::MessageId &message) const
{
    const TurnNode *found = m_saidBy.value(message);
    return found ? indexOf(*found) : QModelIndex();
}

QModelIndex TurnTreeModel::turn(const base::TurnId &turn) const
{
    const TurnNode *newest = nullptr;
    for (auto one = m_turns.cbegin(); one != m_turns.cend(); ++one) {
        if (one.key().first == turn && (!newest || one.key().second > newest->attempt))
            newest = one.value();
    }
    return newest ? indexOf(*newest) : QModelIndex();
}

QModelIndex TurnTreeModel::roundAbout(const base::MessageId &message) const
{
    const TurnNode *found = m_rounds.value(message);
    return found ? indexOf(*found) : QModelIndex();
}

QModelIndex TurnTreeModel::indexOf(const TurnNode &node) const
{
    const Nodes &siblings = node.parent ? node.parent->children : m_roots;
    const auto at = std::find_if(siblings.begin(), siblings.end(),
                                 [&node](const auto &sibling) { return sibling.get() == &node; });
    return at == siblings.end() ? QModelIndex() : createIndex(int(at - siblings.begin()), 0, at->get());
}

QModelIndex TurnTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const TurnNode *above = node(parent);
    const Nodes &siblings = above ? above->children : m_roots;
    if (row < 0 || row >= int(siblings.size()) || column != 0)
        return {};
    return createIndex(row, column, siblings[size_t(row)].get());
}

QModelIndex TurnTreeModel::parent(const QModelIndex &index) const
{
    const TurnNode *child = node(index);
    return child && child->parent ? indexOf(*child->parent) : QModelIndex();
}

int TurnTreeModel::rowCount(const QModelIndex &parent) const
{
    const TurnNode *above = node(parent);
    return int(above ? above->children.size() : m_roots.size());
}

int TurnTreeModel::columnCount(const QModelIndex &) const { return 1; }

bool TurnTreeModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_pages.hasOlder();
}

void TurnTreeModel::fetchMore(const QModelIndex &)
{
    m_wanted = std::max(m_wanted, kRowsAtOnce);
    m_pages.readOlder();
}

QVariant TurnTreeModel::data(const QModelIndex &index, int role) const
{
    const TurnNode *row = node(index);
    if (!row)
        return {};
    const TurnRowWords words(m_people, m_policy);
    switch (role) {
    case TitleRole: return words.title(*row);
    case Qt::DisplayRole: return words.text(*row);
    case EndRole: return words.end(*row);
    case SearchRole: return words.all(*row);
    case RowKindRole: return int(row->kind);
    case EventKindRole:
        if (row->lore())
            return int(LoreEvent);
        return row->turnEvent() ? int(row->turnEvent()->kind.index()) : int(OtherEvent);
    case Qt::ToolTipRole: return words.help(*row);
    case Qt::AccessibleTextRole: return words.spoken(*row);
    default: return {};
    }
}

/// A separate model reads the page; its rows are appended to ours, or prepended to the rows of a turn that
/// began on that page.
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

/// Prepends the rows of a turn that began on an older page; calls that were already there may sort between
/// them.
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
