// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/peer_room.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "ui/inspector/turn_tree_model.h"
#include "ui/models/event_pages.h"

#include <QTest>

namespace tst_peer_inspector {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::ProviderKind;
using ui::TurnNode;
using ui::TurnTreeModel;

namespace {

constexpr int kWithin = 60'000; // ms, for a machine with much else to do

/// Rows of one kind among those below.
QList<const TurnNode *> below(const TurnNode &node, TurnNode::Kind kind)
{
    QList<const TurnNode *> found;
    for (const auto &child : node.children) {
        if (child->kind == kind)
            found.append(child.get());
    }
    return found;
}

QStringList titles(const TurnTreeModel &turns, const QModelIndex &parent)
{
    QStringList titles;
    for (int row = 0; row < turns.rowCount(parent); ++row)
        titles.append(turns.index(row, 0, parent).data(TurnTreeModel::TitleRole).toString());
    return titles;
}

} // namespace

/// The inspector on a talk with models that others wrote: thoughts, a tool, votes, and what went over the
/// wire.
class TestPeerInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aTurnWithThoughtsAndAToolIsSeenWhole_data();
    void aTurnWithThoughtsAndAToolIsSeenWhole();
};

void TestPeerInspector::initTestCase()
{
    if (const QString why = Aimock::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
}

void TestPeerInspector::aTurnWithThoughtsAndAToolIsSeenWhole_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QByteArray>("inReply"); ///< a word of this dialect
    QTest::newRow("OpenAI") << ProviderKind::OpenAi << QByteArray("\"choices\"");
    QTest::newRow("Anthropic") << ProviderKind::Anthropic << QByteArray("content_block");
}

void TestPeerInspector::aTurnWithThoughtsAndAToolIsSeenWhole()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, inReply);
    const Aimock mock(u"fixtures/tools.json"_s);
    QVERIFY(mock.isUp());
    PeerRoom room(mock, kind, {u"aya"_s, u"kyoko"_s, u"natsumi"_s});
    FakeRoomPort port;
    ui::EventPages pages(port);
    TurnTreeModel turns(pages);

    room.userSays(u"Show us how you wave!"_s);
    QTRY_VERIFY_WITH_TIMEOUT(room.isOver(), kWithin);
    pages.open(room.log().constFirst().room, 0);
    Q_EMIT port.published(room.log().constFirst().room, room.log(), {});
    turns.takeCalls(room.exchanges());

    const int turn = turns.rowCount() - 2; // newest first: the round about the answer, the turn, the round
    const TurnNode *shown = turns.node(turns.index(turn, 0));
    QVERIFY(shown && shown->kind == TurnNode::Kind::Turn);
    const QStringList seen = titles(turns, turns.index(turn, 0));
    for (const QString &title : {u"Tool called"_s, u"Thought"_s, u"Said"_s, u"Finished"_s})
        QVERIFY2(seen.contains(title), qPrintable(seen.join(u", "_s)));
    const QList<const TurnNode *> calls = below(*shown, TurnNode::Kind::Call);
    QCOMPARE(calls.size(), 2);
    for (const TurnNode *call : calls) {
        QVERIFY(call->call.prompt.contains("Show us how you wave!"));
        QVERIFY2(call->call.reply.contains(inReply), call->call.reply.constData());
        QVERIFY(!call->call.prompt.contains(Aimock::key()) && !call->call.reply.contains(Aimock::key()));
        QCOMPARE(call->call.tokens.output, std::optional<qint64>(30));
    }
    const TurnNode *round = turns.node(turns.index(turns.rowCount() - 1, 0));
    QCOMPARE(below(*round, TurnNode::Kind::Call).size(), 3);
    QCOMPARE(below(*round, TurnNode::Kind::Event).size(), 3);
}

SUITE_TEST(QApplication, TestPeerInspector)

} // namespace tst_peer_inspector

#include "tst_peer_inspector.moc"
