// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/casting/import_talk.h"
#include "ui/forms/safe_file.h"
#include "ui/imports/card_export.h"
#include "ui/imports/group_cast.h"
#include "ui/imports/group_export.h"
#include "ui/widgets/file_drops.h"

#include <QApplication>
#include <QDropEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>
#include <QWidget>

namespace tst_card_files {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::ParticipantId;
using ui::CardExport;
using ui::safeFileName;

namespace {

/// Returns files with any requested name.
class WritingPort : public FakePersonaPort
{
public:
    void writePersona(const ParticipantId &persona, model::CardFormat format,
                      base::Then<ports::WrittenPersona> then) override
    {
        FakePersonaPort::writePersona(persona, format, then);
        if (refuses.contains(persona))
            then(base::failure(base::ErrorCode::Storage, u"It is gone."_s));
        else
            then(ports::WrittenPersona{names.value(persona, persona.value() + u".card.json"_s),
                                       persona.value().toUtf8()});
    }
    QHash<ParticipantId, QString> names;
    QList<ParticipantId> refuses;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The files after dropping this on a widget; an empty list if it was not accepted.
QStringList drop(QWidget &target, const QMimeData &data)
{
    auto *drops = target.findChild<ui::FileDrops *>();
    QSignalSpy spy(drops, &ui::FileDrops::dropped);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&target, &enter);
    if (!enter.isAccepted() || enter.dropAction() != Qt::CopyAction)
        return {};
    QDropEvent event(QPointF(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &event);
    return spy.size() == 1 ? spy.first().first().toStringList() : QStringList();
}

} // namespace

/// Exported files, malicious names, and dropped files.
class CardFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsNoPath_data();
    void aNameIsNoPath();
    void oneIsWrittenWhereTheUserWantsIt();
    void severalAreWrittenIntoAFolderAndOverNothing();
    void nothingLeavesTheFolder();
    void theOthersAreWrittenThoughOneFails();
    void whatCannotBeWrittenSaysSo();
    void localFilesCanBeDropped();
    void addressesAndTextsCannotBeDropped();
    void aGroupFindsItsMembersByTheirFiles();
    void theNearestOfTwoFilesIsMeant();
    void aGroupGoesOutWithWhatItCameWith_data();
    void aGroupGoesOutWithWhatItCameWith();
};

void CardFilesTest::aNameIsNoPath_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("safe");
    QTest::newRow("plain") << u"companion_aya.v2.json"_s << u"companion_aya.v2.json"_s;
    QTest::newRow("han") << u"京子.png"_s << u"京子.png"_s;
    QTest::newRow("up") << u"../../etc/passwd"_s << u"etc passwd"_s;
    QTest::newRow("dots") << u".."_s << u"x"_s;
    QTest::newRow("dot") << u"."_s << u"x"_s;
    QTest::newRow("empty") << QString() << u"x"_s;
    QTest::newRow("hidden") << u".bashrc"_s << u"x"_s;
    QTest::newRow("absolute") << u"/abs.json"_s << u"abs.json"_s;
    QTest::newRow("windows") << u"C:\\x.json"_s << u"C x.json"_s;
    QTest::newRow("device") << u"CON"_s << u"x"_s;
    QTest::newRow("device with ending") << u"nul.json"_s << u"x"_s;
    QTest::newRow("nul") << u"a"_s + QChar(0) + u"b.json"_s << u"a b.json"_s;
    QTest::newRow("division slash") << u"a"_s + QChar(0x2215) + u"b.json"_s << u"a b.json"_s;
    QTest::newRow("turned") << u"a"_s + QChar(0x202E) + u"gnp.json"_s << u"a gnp.json"_s;
    QTest::newRow("long") << QString(4096, u'a') + u".json"_s << QString(80, u'a');
    QTest::newRow("trailing") << u"name. . "_s << u"name"_s;
}

void CardFilesTest::aNameIsNoPath()
{
    QFETCH(QString, wanted);
    QFETCH(QString, safe);

    QCOMPARE(safeFileName(wanted, u"x"_s), safe);
}

void CardFilesTest::oneIsWrittenWhereTheUserWantsIt()
{
    WritingPort port;
    const QTemporaryDir folder;
    const QString path = writeFile(folder, u"mine.json"_s, "old");
    CardExport made(port, model::CardFormat::V2);
    QSignalSpy finished(&made, &CardExport::finished);

    made.toFile(aya(), path);

    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(contentOf(path), QByteArray("companion_aya")); // the dialog has asked the user
    QCOMPARE(made.paths(), QStringList{path});
}

void CardFilesTest::severalAreWrittenIntoAFolderAndOverNothing()
{
    WritingPort port;
    const QTemporaryDir folder;
    const QString old = writeFile(folder, u"companion_aya.card.json"_s, "old");
    CardExport made(port, model::CardFormat::Studio);
    QSignalSpy finished(&made, &CardExport::finished);

    made.toFolder({aya(), kyoko()}, folder.path());

    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(contentOf(old), QByteArray("old"));
    QCOMPARE(contentOf(folder.filePath(u"companion_aya (2).card.json"_s)), QByteArray("companion_aya"));
    QCOMPARE(contentOf(folder.filePath(u"companion_kyoko.card.json"_s)), QByteArray("companion_kyoko"));
    QCOMPARE(made.names().value(aya()), u"companion_aya (2).card.json"_s);
}

void CardFilesTest::nothingLeavesTheFolder()
{
    WritingPort port;
    const QTemporaryDir outer;
    QVERIFY(QDir(outer.path()).mkpath(u"in"_s));
    const QString outside = writeFile(outer, u"outside.json"_s, "old");
    QVERIFY(QFile::link(outside, outer.filePath(u"in/link.json"_s)));
    port.names = {{aya(), u"../outside.json"_s}, {kyoko(), u"link.json"_s}, {natsumi(), u"/tmp/x.json"_s}};
    CardExport made(port, model::CardFormat::Studio);
    QSignalSpy finished(&made, &CardExport::finished);

    made.toFolder({aya(), kyoko(), natsumi()}, outer.filePath(u"in"_s));

    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(contentOf(outside), QByteArray("old"));
    QCOMPARE(QDir(outer.path()).entryList(QDir::Files), QStringList{u"outside.json"_s});
    QCOMPARE(made.paths().size(), 3);
    for (const QString &path : made.paths())
        QCOMPARE(QFileInfo(path).canonicalPath(), QFileInfo(outer.filePath(u"in"_s)).canonicalFilePath());
}

void CardFilesTest::theOthersAreWrittenThoughOneFails()
{
    WritingPort port;
    port.refuses = {aya()};
    const QTemporaryDir folder;
    CardExport made(port, model::CardFormat::Studio);
    QSignalSpy finished(&made, &CardExport::finished);

    made.toFolder({aya(), kyoko()}, folder.path());

    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(made.paths().size(), 1);
    QCOMPARE(made.problems().size(), 1);
    QVERIFY(made.problems().first().contains(u"companion_aya"_s));
}

void CardFilesTest::whatCannotBeWrittenSaysSo()
{
    WritingPort port;
    CardExport made(port, model::CardFormat::Studio);
    QSignalSpy finished(&made, &CardExport::finished);

    made.toFile(aya(), u"/nowhere/at/all/aya.json"_s);

    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(made.paths().isEmpty());
    QCOMPARE(made.problems().size(), 1);
}

void CardFilesTest::localFilesCanBeDropped()
{
    QWidget target;
    new ui::FileDrops(target);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/tmp/a card.png"_s), QUrl(u"https://example.org/x.png"_s),
                  QUrl::fromLocalFile(u"/tmp/folder"_s)});

    QCOMPARE(drop(target, data), (QStringList{u"/tmp/a card.png"_s, u"/tmp/folder"_s}));
}

void CardFilesTest::addressesAndTextsCannotBeDropped()
{
    QWidget target;
    new ui::FileDrops(target);
    QMimeData address;
    address.setUrls({QUrl(u"https://example.org/x.png"_s), QUrl(u"file://server/share/x.png"_s)});
    QMimeData text;
    text.setText(u"file:///etc/passwd"_s);

    QVERIFY(drop(target, address).isEmpty());
    QVERIFY(drop(target, text).isEmpty());
}

void CardFilesTest::aGroupFindsItsMembersByTheirFiles()
{
    ui::FoundGroup group;
    group.path = u"/st/groups/tea.json"_s;
    group.group.members = {u"Aya.png"_s, u"gone.png"_s, u"Kyoko.png"_s, u"Aya.png"_s};
    group.group.muted = {u"Kyoko.png"_s, u"gone.png"_s};

    const ui::GroupCast cast =
        ui::castOf(group, {{u"/st/characters/Kyoko.png"_s, kyoko()}, {u"/st/characters/Aya.png"_s, aya()}});

    QCOMPARE(cast.roster, (QList<ParticipantId>{aya(), kyoko()}));
    QCOMPARE(cast.muted, QList<ParticipantId>{kyoko()});
    QCOMPARE(cast.missing, QStringList{u"gone.png"_s});
}

void CardFilesTest::theNearestOfTwoFilesIsMeant()
{
    ui::FoundGroup group;
    group.path = u"/st/one/tea.json"_s;
    group.group.members = {u"Aya.png"_s};

    const ui::GroupCast cast =
        ui::castOf(group, {{u"/st/two/Aya.png"_s, kyoko()}, {u"/st/one/Aya.png"_s, aya()}});

    QCOMPARE(cast.roster, QList<ParticipantId>{aya()});
}

void CardFilesTest::aGroupGoesOutWithWhatItCameWith_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("its own settings")
        << u"{\"name\":\"Tea\",\"members\":[\"Old.png\"],\"activation_strategy\":3,\"auto_mode_delay\":9}"_s
        << true;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("what is no group") << u"\u0000{"_s << false;
}

void CardFilesTest::aGroupGoesOutWithWhatItCameWith()
{
    QFETCH(const QString, source);
    QFETCH(const bool, isKept);
    const QTemporaryDir folder;
    WritingPort port;
    port.names.insert(aya(), u"Aya.png"_s);
    model::Room room;
    room.name = u"Tea"_s;
    room.roster = {aya()};
    room.foreignGroup = source;
    ui::GroupExport made(port, room, {});
    QSignalSpy finished(&made, &ui::GroupExport::finished);

    made.toFolder(folder.path());
    QVERIFY(finished.wait());

    QCOMPARE(made.problems(), QStringList());
    const QJsonObject group = QJsonDocument::fromJson(contentOf(folder.filePath(u"Tea.json"_s))).object();
    QCOMPARE(group["members"_L1].toArray().toVariantList(), QVariantList{u"Aya.png"_s});
    QCOMPARE(group["auto_mode_delay"_L1].toInt(), isKept ? 9 : 5);
    QCOMPARE(group["activation_strategy"_L1].toInt(), isKept ? 3 : 0);
}

SUITE_TEST(QApplication, CardFilesTest)

} // namespace tst_card_files

#include "tst_card_files.moc"
